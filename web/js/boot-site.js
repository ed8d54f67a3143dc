// The site's start: bytes come from files beside the page. Runs first in <head>, so that the downloads begin at once.

import { manifest, start } from "./boot.js";

async function read(entry) {
  const response = await fetch(entry.url);
  if (!response.ok) throw Object.assign(new Error(response.statusText), { status: response.status });
  return response.body;
}

start(read, (name) => new URL(manifest.modules[name], document.baseURI).href);
