// Starts Python: loads what it needs, shows how far it is, and says what went wrong.
//
// `#assets` in the page names the data. A temporary `fetch` hands it to PyScript and Pyodide, which ask for it under ORIGIN;
// how the bytes are read (from the site, or from the page itself) is the one thing the two deliverables do differently.

export const ORIGIN = "https://pygames.invalid/";

const root = document.documentElement;
const networkFetch = window.fetch.bind(window);

export const manifest = JSON.parse(document.querySelector("#assets").textContent);

/** Begin. `read(entry)` gives a promise of the stored bytes as a ReadableStream; `moduleURL(name)` an importable address. */
export function start(read, moduleURL) {
  const total = Object.values(manifest.data).reduce((sum, entry) => sum + entry.size, 0);
  let loaded = 0;

  const count = () =>
    new TransformStream(
      {
        transform(chunk, controller) {
          loaded += chunk.byteLength;
          show(loaded, total);
          controller.enqueue(chunk);
        },
      },
      undefined,
      // Bytes are taken as they come, also while nobody reads them yet: without this a download stops half-way.
      { highWaterMark: Infinity },
    );

  async function open([name, entry]) {
    try {
      let stream = (await read(entry)).pipeThrough(count());
      if (entry.gzip) stream = stream.pipeThrough(new DecompressionStream("gzip"));
      return new Response(stream, { headers: { "Content-Type": entry.type } });
    } catch (error) {
      fail(`${name} could not be loaded: ${error.message}`);
      throw error;
    }
  }

  const opened = new Map(Object.entries(manifest.data).map((item) => [ORIGIN + item[0], open(item)]));

  // The first request for a name gets its bytes; everything else goes where it always went.
  window.fetch = (input, options) => {
    const address = String(input?.url ?? input);
    const response = opened.get(address);
    opened.delete(address);
    return response ?? networkFetch(input, options);
  };

  window.pygamesStart = { moduleURL, fail };
  const watch = new MutationObserver(() => {
    if (root.dataset.state === "loading") return;
    watch.disconnect();
    window.fetch = networkFetch;
    window.removeEventListener("error", onError, true);
    window.removeEventListener("unhandledrejection", onRejection);
    const loading = document.querySelector("#loading");
    if (loading && root.dataset.state !== "error") loading.hidden = true;
  });
  watch.observe(root, { attributes: true, attributeFilter: ["data-state"] });
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", onRejection);
}

function show(loaded, total) {
  const bar = document.querySelector("#progress");
  if (!bar) return;
  bar.max = total;
  bar.value = Math.min(loaded, total);
}

// A script that did not load has an address and no message; anything else that goes wrong before the start ends it too.
function onError(event) {
  const address = event.target?.src ?? event.target?.href;
  fail(address ? `${address.split("/").pop()} could not be loaded` : event.message);
}

function onRejection(event) {
  fail(String(event.reason?.message ?? event.reason));
}

/** Say that the start failed, with the reason, and offer to try again. Of a traceback only the last line is for reading. */
export function fail(reason) {
  if (root.dataset.state !== "loading") return;
  root.dataset.state = "error";
  const show = () => {
    document.querySelector("#progress-text").textContent = document.querySelector("#loading").dataset.failed;
    const details = document.querySelector("#failure");
    details.textContent = reason.trim().split("\n").at(-1);
    details.hidden = false;
    document.querySelector("#progress").hidden = true;
    const retry = document.querySelector("#retry");
    retry.hidden = false;
    retry.onclick = () => location.reload();
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
  else show();
}
