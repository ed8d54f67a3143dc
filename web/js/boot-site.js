// The site's start: bytes come from files beside the page. Runs first in <head>, so that the downloads begin at once.

import { manifest, painted, start } from "./boot.js";

async function read(entry) {
  const response = await fetch(entry.url);
  if (!response.ok) throw Object.assign(new Error(response.statusText), { status: response.status });
  return response.body;
}

const importModule = start(read, (name) => new URL(manifest.modules[name], document.baseURI).href);
painted().then(() => {
  // What goes wrong is told by boot.js.
  for (const name of ["interpreter.js", "page.js", "pyscript.js"]) importModule(name);
});
