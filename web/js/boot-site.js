// The site's start: bytes come from files beside the page.

import { wanted } from "./embed-start.js";
import { importAll, manifest, painted, start } from "./boot.js";

async function read(entry) {
  const response = await fetch(entry.url);
  if (!response.ok) throw Object.assign(new Error(response.statusText), { status: response.status });
  return response;
}

/** Load anew what the service worker has stored, which may be spoiled. Where there is no network it stays as it is. */
async function renew() {
  const files = [...Object.values(manifest.data).map(({ url }) => url), ...Object.values(manifest.modules)];
  const names = (await caches.keys()).filter((name) => name.startsWith("pygames"));
  const stores = await Promise.all(names.map((name) => caches.open(name)));
  for (const file of files) {
    const address = new URL(file, document.baseURI).href;
    for (const store of stores) {
      const old = await store.match(address);
      if (!old) continue;
      await store.delete(address); // or the service worker would answer with it
      const fresh = await fetch(address, { cache: "reload" }).catch(() => null);
      await store.put(address, fresh?.ok ? fresh : old);
    }
  }
}

painted().then(wanted).then(() => {
  const unpacker = () => new DecompressionStream("gzip");
  start({ read, unpacker, moduleURL: (name) => new URL(manifest.modules[name], document.baseURI).href });
  Object.assign(window.pygamesStart, { renew });
  importAll();
});
