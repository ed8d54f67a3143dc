// The keys that step through a game: comma and full stop, Home and End.

import { pressed } from "./keys.js";

/** Tell when one is pressed. Home and End keep their own meaning where nothing is stepped through. */
export function keys(tell) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]")) return;
    const target = event.target;
    const slider = target.matches?.("input[type=range]");
    if (!slider && target.matches?.("textarea, select, input:not([type=radio], [type=checkbox])")) return;
    const key = pressed(event);
    const single = key === "," || key === ".";
    if (event.shiftKey && !single) return; // some keyboards need it for the full stop or the comma
    if (single && document.documentElement.dataset.keys === "off") return;
    const ends = key === "home" || key === "end";
    if (!single && !(ends && !slider && document.querySelector(".look-bar, .end"))) return;
    event.preventDefault();
    tell({ type: "key", key });
  });
}
