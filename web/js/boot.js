// Starts Python: loads what it needs, and tells progress.js how far it is and what went wrong.
//
// `#assets` in the page names the data. A temporary `fetch` hands it to PyScript and Pyodide, which ask for it under ORIGIN.
// How the bytes are read (from files beside the page, or from the page itself) and unpacked is all that the two deliverables
// do differently.

export const ORIGIN = "https://pygames.invalid/";

export const manifest = JSON.parse(document.querySelector("#assets").textContent);

const root = document.documentElement;
const networkFetch = window.fetch.bind(window);
const told = { loaded: 0, total: Object.values(manifest.data).reduce((sum, entry) => sum + entry.size, 0), failure: null };

/**
 * Begin, when the first picture is there. `read(entry)` promises a response with the stored bytes; `unpacker(entry)` is a pair
 * of streams through which they become what they were; `moduleURL(name)` is an address that can be imported, or promises one.
 */
export function start({ read, unpacker, moduleURL }) {
  document.querySelector("#fonts").media = "all";
  const importModule = async (name) => import(await moduleURL(name));
  // Before anything is unpacked: it leaves the other cores to the browser, which still draws.
  const script = importModule("pyodide.asm.js");
  script.catch(() => {}); // whoever needs it will tell
  const opened = new Map(
    Object.entries(manifest.data).map(([name, entry]) => [ORIGIN + name, open(name, entry, { read, unpacker, script })]),
  );
  for (const response of opened.values()) response.catch(() => {}); // what went wrong was told; nobody may come for it
  opened.set(`${ORIGIN}nothing`, Promise.resolve(new Response()));
  // The first request for a name gets its bytes; every other request goes where it always went.
  window.fetch = (input, options) => {
    const address = String(input?.url ?? input);
    const response = opened.get(address);
    opened.delete(address);
    return response ?? networkFetch(input, options);
  };
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", onRejection);
  new MutationObserver(finish).observe(root, { attributes: true, attributeFilter: ["data-state"] });
  // It is compiled while it comes, apart from what the page does. Pyodide would wait for ever for what cannot be compiled;
  // what went wrong before has been told by then.
  const compiled = WebAssembly.compileStreaming(opened.get(`${ORIGIN}pyodide.asm.wasm`));
  compiled.catch((error) => setTimeout(() => fail(error.message)));
  window.pygamesStart = { importModule, fail, told, script, compiled };
}

/** Import what the start consists of. What goes wrong with it is told. */
export function importAll() {
  for (const name of ["interpreter.js", "page.js", "pyscript.js"]) window.pygamesStart.importModule(name);
}

/**
 * When the whole page has been handed to the browser to be drawn: until then nothing is asked for, for even that would
 * hold up the first picture. In a hidden page nothing is drawn.
 */
export async function painted() {
  if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));
  if (document.hidden) return;
  await new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 1000);
  });
}

/** Something about the start has changed. */
const tell = () => window.dispatchEvent(new Event("pygames-start"));

async function open(name, entry, { read, unpacker, script }) {
  try {
    const counted = counter();
    const broken = () => fail({ key: "start.broken", file: name });
    const stored = await read(entry);
    if (stored.headers.has("X-Unpacked")) {
      told.loaded += entry.size; // near enough
      tell();
      return stored;
    }
    stored.body.pipeTo(counted.writable).catch(broken);
    await script.catch(() => {});
    const unpacked = unpacker(entry);
    counted.readable.pipeTo(unpacked.writable).catch(broken);
    return new Response(unpacked.readable, { headers: { "Content-Type": entry.type } });
  } catch (error) {
    if (error.status) fail({ key: "start.answered", file: name, status: error.status });
    else fail({ key: "start.unreachable", file: name });
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

/** Once the state is no longer "loading", everything temporary goes. */
function finish(_records, observer) {
  const state = root.dataset.state;
  if (state === "loading") return;
  observer.disconnect();
  window.fetch = state === "error" ? fetchNothingMore : networkFetch;
  window.removeEventListener("error", onError, true);
  window.removeEventListener("unhandledrejection", onRejection);
  if (state !== "error") document.querySelector("#loading").hidden = true;
}

/** After a failed start PyScript may still ask for data, which nobody hands out any more: no answer, and no other error. */
function fetchNothingMore(input, options) {
  const ours = String(input?.url ?? input).startsWith(ORIGIN);
  return ours ? new Promise(() => {}) : networkFetch(input, options);
}

// A script that did not load has an address and no message.
function onError(event) {
  const address = event.target?.src ?? event.target?.href;
  fail(address ? missing(address) : event.message);
}

function onRejection(event) {
  fail(String(event.reason?.message ?? event.reason));
}

const missing = (address) => ({ key: "start.missing", file: address.split("/").pop() });

/** The start failed: `reason` is one of our own texts with its parameters, or what the browser or Python says. */
export function fail(reason) {
  if (root.dataset.state !== "loading") return;
  root.dataset.state = "error";
  told.failure = reason?.key ? reason : foreign(String(reason));
  tell();
}

/** Of a module that did not load browsers tell the address; of a traceback the last line says most, the console has all. */
function foreign(reason) {
  const address = /\bmodule\b.*?(\S+\.js)\b/.exec(reason)?.[1];
  return address ? missing(address) : { key: "start.error", message: reason.trim().split("\n").at(-1) };
}
