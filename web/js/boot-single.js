// The single file's start: everything is in the page itself, in <script type="text/plain"> elements (dense.js).
// Nothing can be fetched from file://, so modules become blobs.

import { boot, manifest } from "./boot.js";
import { decode } from "./dense.js";
import { because } from "./failure.js";
import { unzstd } from "./zstd.js";

const nativeFetch = window.fetch.bind(window);

/** The stored bytes of an element, which is then let go. */
async function stored({ id, size }) {
  const element = document.getElementById(id);
  if (!element) throw because({ key: "start.copy" }); // it was let go before the page was saved
  const { textContent } = element;
  element.remove();
  const text = /[^\0-\xff]/.test(textContent) ? within(await page(), id) : textContent;
  return new Response(decode(text, size));
}

// A host may have said that the file is in another charset than its own: then the browser has read it wrong.
let again = null;
const page = () => (again ??= reread());

async function reread() {
  const response = await nativeFetch(location.href);
  return new TextDecoder("windows-1252").decode(await response.arrayBuffer());
}

function within(text, id) {
  const opening = `<script type="text/plain" id="${id}">`; // as web/bundle/single.py writes it
  const begin = text.indexOf(opening) + opening.length;
  return text.slice(begin, text.indexOf("<", begin));
}

async function inflated(entry) {
  const { body } = await stored(entry);
  return new Response(body.pipeThrough(new DecompressionStream("gzip")));
}

async function asBlob(entry) {
  const text = await (await inflated(entry)).text();
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}

/** Python and its memory are there with zstd: that is a seventh of the whole file less than gzip, and as fast. */
function unpacker(decoder, { size }) {
  const packed = new Uint8Array(size);
  let end = 0;
  return new TransformStream({
    transform: (part) => {
      packed.set(part, end);
      end += part.length;
    },
    flush: async (controller) => controller.enqueue(await unzstd(await decoder, packed)),
  });
}

function prepare() {
  const blobs = new Map(Object.entries(manifest.modules).map(([name, entry]) => [name, asBlob(entry)]));
  const decoder = inflated(manifest.zstd).then((response) => response.arrayBuffer()).then(WebAssembly.compile);
  decoder.catch(() => {}); // whatever is unpacked by it will tell
  return { read: stored, unpacker: (entry) => unpacker(decoder, entry), moduleURL: (name) => blobs.get(name) };
}

boot(prepare);
