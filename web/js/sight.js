// On a small screen what can be chosen may lie beyond the edge: then it is scrolled to. Here and not in Python, because
// only the browser knows what is in sight.

import { visible } from "./roving.js";

const CHOICES = "#app .board :is([data-choice], [data-step])";
let last = ""; // the question that was shown last, and how far it was answered

function inSight(element, top) {
  const box = element.getBoundingClientRect();
  return box.bottom > top && box.top < innerHeight - bottom();
}

/** How much of the window the bar of tools covers. */
function bottom() {
  const bar = document.querySelector(".tools");
  return bar && getComputedStyle(bar).position === "fixed" ? bar.offsetHeight : 0;
}

/** The page was brought up to date, and the game stands at this record. */
export function bring(record) {
  const question = `${record} ${document.querySelectorAll("#app .board [data-mark=picked]").length}`;
  if (question === last) return;
  last = question;
  if (innerWidth >= 768) return;
  const things = [...document.querySelectorAll(CHOICES)].filter(
    (it) => visible(it) && !["picked", "other"].includes(it.dataset.mark),
  );
  const top = document.querySelector(".prompt-bar")?.offsetHeight ?? 0;
  if (things.length && !things.some((it) => inSight(it, top))) {
    things[0].scrollIntoView({ block: "center", behavior: "instant" });
  }
}
