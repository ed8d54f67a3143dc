// The site's start: bytes come from files beside the page.

import { fragmentOf, gameMeant } from "./address.js";
import { boot, manifest } from "./boot.js";
import { built } from "./built.js";
import { because, unread } from "./failure.js";
import { bring } from "./fonts.js";
import { gameOfLesson } from "./meant.js";

async function read(entry) {
  const { href } = new URL(entry.url, document.baseURI);
  const response = await fetch(href).catch(async () => {
    throw because({ key: await unread(href, "start.unreachable") });
  });
  if (!response.ok) throw because({ key: "start.answered", status: response.status });
  return response;
}

/** Load anew what may be spoiled: what the service worker keeps, or else the browser's own cache. */
async function renew() {
  const worker = controller();
  if (worker) await renewed(worker);
  else for (const url of urls(await games())) await right(url).catch(() => {}); // the page will tell of it
}

/** The service worker that answers for this page, if one does; a sandboxed frame may not even ask. */
function controller() {
  try {
    return navigator.serviceWorker?.controller;
  } catch {
    return null;
  }
}

function renewed(worker) {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage("renew", [port2]);
  return new Promise((done) => (port1.onmessage = done));
}

/** All where the service worker keeps them, or embed.js says so; else that of the address, or that a page around hands in. */
async function games() {
  if (controller()) return "all";
  const { hash } = location;
  const asked = new URLSearchParams(location.search);
  return asked.get("games") ?? gameMeant(hash) ?? asked.get("picture") ?? gameOfLesson(fragmentOf(hash));
}

/** What a start with these games needs. */
const urls = (wanted) => {
  const { data, differences, games: code, pictures, modules, zstd } = manifest;
  const entries = [...Object.values(data), ...Object.values(pictures), differences[wanted] ?? code];
  return [zstd.url, ...entries.map(({ url }) => url), ...Object.values(modules)];
};

/** The browser's cache has this file as it was built, or what the host sends at this moment. */
function right(url) {
  const [, hash] = /-([0-9a-f]{10})\.\w+$/.exec(url);
  // over http a browser cannot tell, so all is loaded
  return crypto.subtle ? built(url, hash) : fetch(url, { cache: "reload" }).then((response) => response.arrayBuffer());
}

function prepare() {
  if (location.protocol === "file:") throw because({ key: "start.folder" }); // browsers let it load nothing beside it
  bring();
  return {
    read,
    moduleURL: (name) => new URL(manifest.modules[name], document.baseURI).href,
    games,
  };
}

Object.assign(window.pygamesStart, { renew });
boot(prepare);
