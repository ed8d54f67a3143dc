// How high a page of the rules is, told to the page around it, in the words of those who ask: ours, open-iframe-resizer's, and
// WordPress's, which names itself by a secret behind the #.

import { initializeChildListener } from "@open-iframe-resizer/core";
import { secretOf } from "./address.js";

const LEAST = 200; // pixels: WordPress takes no less
const MOST = 1000; // … and no more

/** From now on tell it. */
export function tellSize() {
  if (self === parent) return;
  initializeChildListener();
  const secret = secretOf(location.hash);
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    parent.postMessage({ pygames: 1, type: "size", height }, "*");
    if (secret) parent.postMessage({ message: "height", value: Math.min(Math.max(height, LEAST), MOST), secret }, "*");
  }).observe(document.documentElement);
}
