// The keys that step through a game: comma and full stop, Home and End.

/** Tell when one is pressed. Home and End keep their own meaning where nothing is stepped through. */
export function keys(tell) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.shiftKey && event.key !== ".") return; // some keyboards need it for the full stop
    if (document.querySelector("dialog[open]")) return;
    const target = event.target;
    const slider = target.matches?.("input[type=range]");
    if (!slider && target.matches?.("textarea, select, input:not([type=radio], [type=checkbox])")) return;
    const single = event.key === "," || event.key === ".";
    if (single && document.documentElement.dataset.keys === "off") return;
    const ends = event.key === "Home" || event.key === "End";
    if (!single && !(ends && !slider && document.querySelector(".look-bar, .end"))) return;
    event.preventDefault();
    tell({ type: "key", key: event.key.toLowerCase() });
  });
}
