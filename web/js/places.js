// The page's address and the browser's history. Each place (the gallery, a set-up, a game) is one entry; within a
// place the address follows the game without a new entry. Some frames allow none of this; then nothing is lost.

import { fragmentOf } from "./address.js";

/** Go to this place: a new entry, unless the browser is at the right one already, or at one made by hand. */
export function go(place, hash, replace) {
  const address = hash ? `#${hash}` : location.pathname + location.search;
  const same = location.hash === (hash ? `#${hash}` : "");
  const was = history.state?.place;
  if (was === place && same) return;
  try {
    if (was === undefined || was === place || replace) history.replaceState({ place }, "", address);
    else history.pushState({ place }, "", address);
  } catch {
    // "Copy link" still works.
  }
}

/** What the address says at the start. */
export function here() {
  return { place: history.state?.place ?? "", hash: game() };
}

/** What stands after the #, unless it is a part of the page. */
function game() {
  const text = fragmentOf(location.hash);
  return document.getElementById(text) ? "" : text;
}

/** Tell when somebody goes back or forward, or writes a link into the address; `shown` gives what is there now. */
export function watch(tell, shown) {
  addEventListener("popstate", (event) => {
    if (event.state?.place) tell({ type: "place", place: event.state.place, hash: game() });
  });
  addEventListener("hashchange", () => {
    const text = game();
    if (!history.state?.place && text && text !== shown()) tell({ type: "hash", text });
  });
}
