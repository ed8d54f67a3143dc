// The single file's start: everything is in the page itself, in <script type="text/plain"> elements (dense.js).
// Nothing can be fetched from file://, so modules become blobs.

import { boot, inflated, manifest } from "./boot.js";
import { decode } from "./dense.js";
import { because } from "./failure.js";
import { bring } from "./fonts.js";

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

async function asBlob(entry) {
  const text = await (await inflated(entry, stored)).text();
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}

/** The style sheet with the fonts in it. Without it the browser's own fonts stay. */
async function dress() {
  const sheet = await inflated(manifest.fonts, stored);
  document.querySelector("#fonts").textContent = await sheet.text();
  bring();
}

function prepare() {
  const blobs = new Map(Object.entries(manifest.modules).map(([name, entry]) => [name, asBlob(entry)]));
  // after what takes longer has begun
  setTimeout(() => window.pygamesUnpack(["look"]));
  setTimeout(() => dress().catch(() => {}));
  return { read: stored, moduleURL: (name) => blobs.get(name), games: () => null };
}

boot(prepare);
