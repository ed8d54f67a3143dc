// Puts the list of the site's files into the service worker: `node offline.mjs FOLDER SOURCE`.

import { injectManifest } from "workbox-build";

const [folder, swSrc] = process.argv.slice(2);

const { warnings } = await injectManifest({
  swSrc,
  swDest: `${folder}/sw.js`,
  globDirectory: folder,
  globPatterns: ["index.html", "notices.txt", "manifest.webmanifest", "assets/*"],
  // whoever installs the page stores the icons; the stand-in is for frames, where nothing is stored
  globIgnores: ["assets/icon-full-*", "assets/*.png", "assets/indexeddb-*"],
  dontCacheBustURLsMatching: /^assets\//, // their names change with their content
  maximumFileSizeToCacheInBytes: 2 ** 27, // what is larger would be left out
  manifestTransforms: [(files) => ({ manifest: files.sort((a, b) => (a.url < b.url ? -1 : 1)), warnings: [] })],
});
for (const warning of warnings) console.error(warning);
process.exitCode = warnings.length ? 1 : 0;
