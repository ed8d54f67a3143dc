// The single file's start: everything is in the page itself, as base64 in <script type="text/plain"> elements.
// Nothing can be fetched from file://, so modules become blobs and are found through an import map.

import { fail, manifest, ORIGIN, painted, start } from "./boot.js";

/** The stored bytes of an element, which is then let go. The browser's own data: decoder is the fastest there is. */
const nativeFetch = window.fetch.bind(window);
async function stored({ id }) {
  const element = document.getElementById(id);
  const response = await nativeFetch(`data:application/octet-stream;base64,${element.textContent.trim()}`);
  element.remove();
  return response.body;
}

async function asBlob(entry) {
  const stream = (await stored(entry)).pipeThrough(new DecompressionStream("gzip"));
  const text = await new Response(stream).text();
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}

async function run() {
  const urls = {};
  start(stored, (name) => urls[name]);
  const ready = Object.entries(manifest.modules).map(async ([name, entry]) => {
    urls[name] = await asBlob(entry);
  });
  await Promise.all(ready);

  // PyScript accepts an interpreter only by an https address: the map leads from that name to the blob.
  const map = document.createElement("script");
  map.type = "importmap";
  map.textContent = JSON.stringify({ imports: { [`${ORIGIN}interpreter.js`]: urls["interpreter.js"] } });
  document.head.append(map);

  await import(urls["page.js"]);
  await painted();
  import(urls["interpreter.js"]); // PyScript imports it, too
  await import(urls["pyscript.js"]);
}

run().catch((error) => fail(error.message));
