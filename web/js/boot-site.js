// The site's start: bytes come from files beside the page. Runs first in <head>, so that the downloads begin at once.

import { manifest, painted, start } from "./boot.js";

const absolute = (address) => new URL(address, document.baseURI).href;

async function read(entry) {
  const response = await fetch(entry.url);
  if (!response.ok) throw Object.assign(new Error(response.statusText), { status: response.status });
  return response.body;
}

/** Python's memory with everything imported, if the service worker has stored it; then nothing is imported any more. */
async function memory() {
  try {
    const stored = await caches.match(absolute(manifest.memory));
    return stored && new Uint8Array(await stored.arrayBuffer());
  } catch {
    return null; // no storage here
  }
}

/** A memory that Python cannot start from is of no use: begin again without it. */
async function forget() {
  const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  await Promise.all(stored.map((cache) => cache.delete(absolute(manifest.memory))));
  location.reload();
}

const moduleURL = (name) => absolute(manifest.modules[name]);
start(read, moduleURL);
Object.assign(window.pygamesStart, { memory: memory(), forget });
painted().then(() => import(moduleURL("interpreter.js"))); // PyScript imports it, too
