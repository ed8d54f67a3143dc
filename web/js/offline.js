// The site without a network, and its new versions. The single file needs neither, and has no manifest.

import { register } from "./trusted.js";

const HOUR = 3_600_000;

/** Begin when the page is ready and has nothing else to do; `tell` hears of a version that waits to be loaded. */
export function watch(tell) {
  // In a frame nothing is kept unasked; in one without an origin even looking for service workers fails.
  if (!document.querySelector("link[rel=manifest]") || self !== top || !navigator.serviceWorker) return;
  const later = window.requestIdleCallback ?? ((act) => setTimeout(act, 1000));
  setTimeout(() => later(() => begin(tell).catch(() => {})), 1000); // refused: then the page needs the network
}

async function begin(tell) {
  const registration = await register();
  if (matchMedia("(display-mode: standalone)").matches) navigator.storage?.persist?.();
  let offered = null;
  const offer = () => {
    const { waiting } = registration;
    // without an active one there is no older version: it is this page's own
    if (!waiting || !registration.active || waiting === offered) return;
    offered = waiting;
    tell({ type: "newer" });
  };
  registration.active?.postMessage("fill"); // somebody may have emptied the storage
  const arrives = () => registration.installing?.addEventListener("statechange", offer);
  registration.addEventListener("updatefound", arrives);
  arrives();
  offer();

  // A page that stays open for days asks again when somebody comes back to it.
  let asked = Date.now();
  addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {}); // no network
  });
  addEventListener("click", (event) => {
    if (event.target.closest?.("[data-do=load-newer]")) load(registration.waiting);
  });
}

/** Load the waiting version. The address has the game. Other windows go on with what they have. */
function load(waiting) {
  if (!waiting) {
    location.reload(); // another window has loaded it
    return;
  }
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") location.reload();
  });
  waiting.postMessage("take over");
}
