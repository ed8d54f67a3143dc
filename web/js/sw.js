// The site's service worker: keeps every file of the site, so that it plays without a network.
//
// web/bundle/offline.py puts the list of files in. A new version waits until the page asks for it (offline.js), because
// a game may be running; taking over, it removes the files that only the old one had.

import { cacheNames, setCacheNameDetails } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";

setCacheNameDetails({ prefix: "pygames" }); // the name ends with the folder's address: neighbours share the origin

addPlugins([
  {
    // The page has just loaded the files whose names carry a hash: they are taken from the browser's own cache, however old.
    requestWillFetch: async ({ request }) =>
      request.cache === "default" ? new Request(request, { cache: "force-cache" }) : request,
    // What is stored is stored unpacked: that costs later visits no time.
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok || !request.url.endsWith(".gzip")) return response;
      const type = request.url.includes(".wasm") ? "application/wasm" : "application/octet-stream";
      const headers = { "Content-Type": type, "X-Unpacked": "yes" };
      return new Response(response.body.pipeThrough(new DecompressionStream("gzip")), { headers });
    },
  },
]);

// What an address has after its ? is for the page, not for the host.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });

// Where the browser can, it takes the assets from the storage itself: that is faster than to ask us for each.
addEventListener("install", (event) => {
  const { pathname } = new URL("./assets/", location.href);
  event.addRoutes?.({
    condition: { urlPattern: { pathname: `${pathname}*` }, requestMethod: "get" },
    source: { cacheName: cacheNames.precache },
  });
});

addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});
