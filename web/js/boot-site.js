// The site's start: bytes come from files beside the page. Runs first in <head>, so that the downloads begin at once.

import { manifest, painted, start } from "./boot.js";

async function read(entry) {
  const response = await fetch(entry.url);
  if (!response.ok) throw Object.assign(new Error(response.statusText), { status: response.status });
  return response.body;
}

/** Python's memory with everything imported, if the service worker has stored it; then nothing is imported any more. */
async function memory() {
  try {
    const stored = await caches.match(new URL(manifest.memory, document.baseURI));
    return stored && new Uint8Array(await stored.arrayBuffer());
  } catch {
    return null; // no storage here
  }
}

const moduleURL = (name) => new URL(manifest.modules[name], document.baseURI).href;
start(read, moduleURL);
window.pygamesStart.memory = memory();
painted().then(() => import(moduleURL("interpreter.js"))); // PyScript imports it, too
