// The site's service worker: keeps every file of the site, so that it plays without a network.
//
// web/bundle/offline.py puts the list of files in, each with its hash: nothing is kept but what was built (built.js). A new version
// waits until the page asks for it (offline.js), because a game may be running; taking over, it removes what only the old one had.

import { built } from "./built.js";
import { unpacker } from "./zstd.js";

const FILES = self.FILES;
const { scope } = registration;
const CACHE = `pygames-files-${scope}`; // neighbours share the origin
const ASSETS = new URL("./assets/", scope);

const addressOf = (file) => new URL(file.url, scope).href;

/** Where a file is kept. The address of an asset changes with its content; of the others each version has a place of its own. */
function place(file) {
  const address = addressOf(file);
  return address.startsWith(ASSETS.href) ? address : `${address}?${file.hash}`;
}

const files = new Map(FILES.map((file) => [addressOf(file), file]));
files.set(scope, files.get(new URL("index.html", scope).href));

/** Load a file and keep it. What is kept is kept unpacked: that costs later visits no time. */
async function keep(file) {
  const { bytes, headers } = await built(addressOf(file), file.hash);
  let response = new Response(bytes, { headers });
  const unpack = { gzip: inflated, zstd: undone }[file.url.split(".").at(-1)];
  if (unpack) {
    const type = file.url.includes(".wasm") ? "application/wasm" : "application/octet-stream";
    response = new Response(await unpack(bytes), { headers: { "Content-Type": type, "X-Unpacked": "yes" } });
  }
  const cache = await caches.open(CACHE);
  await cache.put(place(file), response);
}

const inflated = (bytes) => new Response(bytes).body.pipeThrough(new DecompressionStream("gzip"));

async function undone(bytes) {
  const decoder = FILES.find(({ url }) => url.includes("/zstd.wasm-"));
  const { bytes: code } = await built(addressOf(decoder), decoder.hash);
  const module = await WebAssembly.compile(await new Response(inflated(code)).arrayBuffer());
  return new Response(bytes).body.pipeThrough(unpacker(module));
}

const kept = async () => new Set((await (await caches.open(CACHE)).keys()).map(({ url }) => url));

/** Keep what is not kept yet. One file that cannot be had is an error; those before it stay. */
async function fill() {
  const there = await kept();
  for (const file of FILES) if (!there.has(place(file))) await keep(file);
}

/** Load all anew, as what is kept may be spoiled. What cannot be loaded stays as it is. */
async function renew() {
  for (const file of FILES) await keep(file).catch(() => {});
}

/** Remove what only an older version had. */
async function tidy() {
  const places = new Set(FILES.map(place));
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (!places.has(request.url)) await cache.delete(request);
  const olds = (await caches.keys()).filter((it) => it.startsWith("pygames-") && it.endsWith(scope) && it !== CACHE);
  for (const old of olds) await caches.delete(old);
}

async function answer(file, request) {
  const found = await find(file);
  if (found) return found;
  if (request.mode === "navigate") return visited(request); // a network may want to show a page of its own first
  await keep(file).catch(() => {});
  return (await find(file)) ?? Response.error();
}

const find = (file) => caches.match(place(file), { cacheName: CACHE }).catch(() => undefined);

/** A page from the network, or one that says that it is not kept. */
async function visited(request) {
  try {
    return await fetch(request);
  } catch {
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    return new Response(NOT_KEPT.replaceAll("__SCOPE__", scope), { status: 503, headers });
  }
}

addEventListener("install", (event) => {
  event.waitUntil(fill());
  // Where the browser can, it takes the assets from the storage itself: that is faster than to ask us for each.
  event.addRoutes?.({
    condition: { urlPattern: { pathname: `${ASSETS.pathname}*` }, requestMethod: "get" },
    source: { cacheName: CACHE },
  });
});

addEventListener("activate", (event) => event.waitUntil(tidy()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const file = files.get(request.url.split(/[?#]/)[0]); // what an address has after its ? is for the page
  if (file) event.respondWith(answer(file, request));
  else if (request.mode === "navigate") event.respondWith(visited(request));
});

// What alerts.js has told of is pressed: the page comes to the front.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: "window" }).then(([first]) => first?.focus()));
});

addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data === "take over") self.skipWaiting();
  if (data === "fill") event.waitUntil(fill().catch(() => {})); // the next visit tries again
  if (data === "renew") event.waitUntil(renew().then(() => ports[0].postMessage("done")));
});
