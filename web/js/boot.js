// Starts Python: loads what it needs, shows how far it is, and says what went wrong.
//
// `#assets` in the page names the data. A temporary `fetch` hands it to PyScript and Pyodide, which ask for it under ORIGIN.
// How the bytes are read (from files beside the page, or from the page itself) is all that the two deliverables do differently.

export const ORIGIN = "https://pygames.invalid/";

export const manifest = JSON.parse(document.querySelector("#assets").textContent);

const root = document.documentElement;
const networkFetch = window.fetch.bind(window);
const total = Object.values(manifest.data).reduce((sum, entry) => sum + entry.size, 0);
let loaded = 0;

/** Begin. `read(entry)` promises the stored bytes as a stream; `moduleURL(name)` is an address that can be imported. */
export function start(read, moduleURL) {
  const opened = new Map(
    Object.entries(manifest.data).map(([name, entry]) => [ORIGIN + name, open(name, entry, read)]),
  );
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
  window.pygamesStart = { moduleURL, fail };
}

async function open(name, entry, read) {
  try {
    let stream = (await read(entry)).pipeThrough(counter());
    if (entry.gzip) stream = stream.pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "Content-Type": entry.type } });
  } catch (error) {
    fail(`${name} could not be loaded: ${error.message}`);
    throw error;
  }
}

/** Passes bytes on and counts them. It takes all that comes: else a download would pause until somebody reads it. */
function counter() {
  const transform = (chunk, controller) => {
    loaded += chunk.byteLength;
    showProgress();
    controller.enqueue(chunk);
  };
  return new TransformStream({ transform }, undefined, { highWaterMark: Infinity });
}

function showProgress() {
  const bar = document.querySelector("#progress");
  if (!bar) return; // the page is still being read
  bar.max = total;
  bar.value = loaded;
  const loading = document.querySelector("#loading");
  if (loaded >= total) document.querySelector("#progress-text").textContent = loading.dataset.starting;
}

/** Once the state is no longer "loading", everything temporary goes. */
function finish(_records, observer) {
  const state = root.dataset.state;
  if (state === "loading") return;
  observer.disconnect();
  window.fetch = networkFetch;
  window.removeEventListener("error", onError, true);
  window.removeEventListener("unhandledrejection", onRejection);
  if (state !== "error") document.querySelector("#loading").hidden = true;
}

// A script that did not load has an address and no message.
function onError(event) {
  const address = event.target?.src ?? event.target?.href;
  fail(address ? `${address.split("/").pop()} could not be loaded` : event.message);
}

function onRejection(event) {
  fail(String(event.reason?.message ?? event.reason));
}

/** Say that the start failed, with the reason, and offer to try again. */
export function fail(reason) {
  if (root.dataset.state !== "loading") return;
  root.dataset.state = "error";
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => showFailure(reason));
  else showFailure(reason);
}

function showFailure(reason) {
  const find = (selector) => document.querySelector(selector);
  find("#progress-text").textContent = find("#loading").dataset.failed;
  find("#progress").hidden = true;
  find("#failure").textContent = reason.trim().split("\n").at(-1); // of a traceback the last line; the console has it all
  find("#failure").hidden = false;
  find("#retry").hidden = false;
  find("#retry").onclick = () => location.reload();
}
