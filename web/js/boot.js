// Starts Python: loads what it needs, and tells progress.js how far it is and what went wrong.
//
// `#assets` in the page names the data. A temporary `fetch` hands it to PyScript and Pyodide, which ask for it under ORIGIN.
// How the bytes are read (from files beside the page, or from the page itself) is all that the two deliverables do
// differently.

import { wanted } from "./embed-start.js";
import { because, fail, tell, told, unread } from "./failure.js";
import { wear } from "./fonts.js";
import { mark } from "./mark.js";
import { unpacker } from "./zstd.js";

export const ORIGIN = "https://pygames.invalid/";

export const manifest = JSON.parse(document.querySelector("#assets").textContent);

const NEEDED = ["DecompressionStream", "TransformStream", "FinalizationRegistry", "structuredClone"];
const LARGEST = "largest-contentful-paint";
const root = document.documentElement;
const networkFetch = window.fetch.bind(window);
const addresses = new Set(); // of our modules
told.total = Object.values(manifest.data).reduce((sum, entry) => sum + entry.size, 0);

/** Begin when the first picture is there and the game is wanted. `prepare` gives what `start` takes. */
export async function boot(prepare) {
  window.pygamesStart.whole = true; // this stands at the end of the page
  await painted();
  await wanted();
  try {
    const lacking = lacks();
    if (lacking) fail(lacking);
    else start(prepare());
  } catch (error) {
    fail(error);
  }
}

/** What the start needs and there is not, as one of our texts; null if there is all. */
function lacks() {
  if ("copied" in root.dataset) return { key: "start.copy" };
  if (!window.WebAssembly) return { key: "start.wasm" };
  const what = NEEDED.find((name) => !window[name]);
  return what ? { key: "start.lacks", what } : null;
}

/**
 * `read(entry)` promises a response with the stored bytes; `moduleURL(name)` is an address that can be imported, or promises one;
 * `games()` promises which difference the memory gets besides, by its name: none if there is no such.
 */
function start({ read, moduleURL, games }) {
  mark("asked");
  const importModule = (name) => imported(name, moduleURL);
  // Before anything is unpacked: it leaves the other cores to the browser, which still draws.
  const script = importModule("pyodide.asm.js");
  script.then(() => mark("Pyodide's script"), () => {}); // whoever needs it will tell what went wrong
  const decoder = onDemand(() => decoderOf(read));
  const opened = new Map(
    Object.entries(manifest.data).map(([name, entry]) => [ORIGIN + name, open(name, entry, { read, decoder, script })]),
  );
  opened.set(`${ORIGIN}difference`, difference(games, { read, decoder, script }));
  for (const response of opened.values()) response.catch(() => {}); // what went wrong was told; nobody may come for it
  opened.set(`${ORIGIN}nothing`, Promise.resolve(new Response()));
  // The first request for a name gets its bytes; every other request goes where it always went.
  window.fetch = (input, options) => {
    const address = String(input?.url ?? input);
    const response = opened.get(address);
    opened.delete(address);
    return response ?? networkFetch(input, options);
  };
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  new MutationObserver(finish).observe(root, { attributes: true, attributeFilter: ["data-state"] });
  // It is compiled while it comes, apart from what the page does. Pyodide would wait for ever for what cannot be compiled;
  // what went wrong before has been told by then.
  const compiled = WebAssembly.compileStreaming(opened.get(`${ORIGIN}pyodide.asm.wasm`));
  compiled.then(
    () => mark("compiled"),
    (error) => setTimeout(() => fail(error)),
  );
  const pictures = async (game) => (await inflated(manifest.pictures[game], read)).text();
  Object.assign(window.pygamesStart, { importModule, fail, script, compiled, pictures, wear, games: () => code({ read, decoder }) });
  for (const name of ["interpreter.js", "page.js", "pyscript.js"]) importModule(name).catch(fail);
}

/** What the memory holds besides its core. */
async function difference(games, ways) {
  const name = await games();
  const entry = manifest.differences[name];
  if (!entry) return new Response();
  told.total += entry.size;
  return open(`memory-${name}`, entry, ways);
}

let brought = null;

/** Promises the code of all games, for Python that has begun without some of them; one promise for all who ask. */
async function code(ways) {
  brought ??= unpackedCode(ways).finally(() => (brought = null));
  try {
    return await brought;
  } catch (error) {
    fail(error); // it ends a start that cannot do without: then there is no answer
    if (root.dataset.state === "error") return new Promise(() => {});
    throw error;
  }
}

async function unpackedCode({ read, decoder }) {
  const stored = await read(manifest.games);
  const unpacked = stored.headers.has("X-Unpacked") ? stored.body : stored.body.pipeThrough(unpacker(decoder()));
  return new Response(unpacked).arrayBuffer();
}

/** A response with what was stored with gzip. */
export async function inflated(entry, read) {
  const stored = await read(entry);
  const unpacked = stored.headers.has("X-Unpacked");
  return new Response(unpacked ? stored.body : stored.body.pipeThrough(new DecompressionStream("gzip")));
}

/** Promises what undoes zstd, compiled. */
async function decoderOf(read) {
  return WebAssembly.compile(await (await inflated(manifest.zstd, read)).arrayBuffer());
}

/** The promise that `make` makes, once. Whoever waits for it is told what went wrong. */
function onDemand(make) {
  let made;
  return () => {
    if (!made) (made = make()).catch(() => {});
    return made;
  };
}

/** A module of ours. A browser tells in words of its own that it did not come, or is no script. */
async function imported(name, moduleURL) {
  const address = await moduleURL(name);
  addresses.add(address);
  try {
    return await import(address);
  } catch (error) {
    const unloaded = error instanceof TypeError && /\bmodule\b/.test(error.message);
    if (unloaded) throw because({ key: await unread(address, "start.missing"), file: name });
    throw error instanceof SyntaxError ? because({ key: "start.broken", file: name }) : error;
  }
}

/**
 * When the whole page has been handed to the browser to be drawn: until then nothing is asked for, for even that would
 * hold up the first picture. In a hidden page nothing is drawn.
 */
async function painted() {
  if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));
  if (document.hidden) return;
  const atMost = (milliseconds, promise) => Promise.race([promise, new Promise((done) => setTimeout(done, milliseconds))]);
  const pictured = window.pygamesFirst.pictured();
  await atMost(2000, pictured);
  await atMost(1000, new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  if (pictured && PerformanceObserver.supportedEntryTypes.includes(LARGEST)) await atMost(100, shown());
}

/** When the browser has shown the text of a lesson or puzzle, mostly the largest thing there is. */
function shown() {
  return new Promise((done) => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(({ element }) => element?.closest(".question"))) return;
      observer.disconnect();
      done();
    }).observe({ type: LARGEST, buffered: true });
  });
}

async function open(name, entry, { read, decoder, script }) {
  try {
    const counted = counter();
    const broken = () => fail({ key: "start.broken", file: name });
    const stored = await read(entry);
    if (stored.headers.has("X-Unpacked")) {
      told.loaded += entry.size; // near enough
      tell();
      return stored;
    }
    stored.body.pipeTo(counted.writable).then(() => mark(`${name} arrived`), broken);
    const unpacked = unpacker(decoder(), broken);
    counted.readable.pipeTo(unpacked.writable).then(() => mark(`${name} unpacked`), broken);
    return new Response(unpacked.readable, { headers: { "Content-Type": entry.type } });
  } catch (error) {
    fail({ key: "start.broken", ...error.reason, file: name });
    throw error;
  }
}

/** Passes bytes on and counts them. It takes all that comes: else a download would pause until somebody reads it. */
function counter() {
  const transform = (chunk, controller) => {
    told.loaded += chunk.byteLength;
    tell();
    controller.enqueue(chunk);
  };
  return new TransformStream({ transform }, undefined, { highWaterMark: Infinity });
}

/** Once the state is no longer "loading", everything temporary goes; and once Python is there, what was said of the start. */
function finish(_records, observer) {
  const state = root.dataset.state;
  if (state === "loading") return;
  window.fetch = state === "error" ? fetchNothingMore : networkFetch;
  window.removeEventListener("error", onError);
  window.removeEventListener("unhandledrejection", onRejection);
  if (state === "error") return;
  observer.disconnect();
  document.querySelector("#loading").hidden = true;
}

/** After a failed start PyScript may still ask for data, which nobody hands out any more: no answer, and no other error. */
function fetchNothingMore(input, options) {
  const ours = String(input?.url ?? input).startsWith(ORIGIN);
  return ours ? new Promise(() => {}) : networkFetch(input, options);
}

// Errors of extensions, and of the browser about itself, come here too: only those of our modules end the start.
function onError({ error, filename, message }) {
  if (ours(filename) || ours(error?.stack)) fail(error ?? message);
}

function onRejection({ reason }) {
  if (ours(reason?.stack)) fail(reason);
}

const ours = (text) => [...addresses].some((address) => text?.includes(address));
