// On a small screen what can be chosen may lie beyond the edge: then it is scrolled to; on any screen what a first game
// points at. Here and not in Python, because only the browser knows what is in sight.

import { visible } from "./roving.js";

const CHOICES = "#app .board :is([data-choice], [data-step])";
const LIT = "#app .board [data-lit]";
let last = ""; // the question that was shown last, and how far it was answered

/** Whether its middle is in the window, and no bar lies over it. */
function inSight(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(over) && (element.contains(over) || over.contains(element));
}

/** The page was brought up to date, and the game stands at this record. */
export function bring(record) {
  const step = document.querySelector(".coach")?.dataset.coach ?? "";
  const question = `${record} ${document.querySelectorAll("#app .board [data-mark=picked]").length} ${step}`;
  if (question === last) return;
  last = question;
  const lit = [...document.querySelectorAll(LIT)].filter(visible);
  if (innerWidth >= 768 && !lit.length) return;
  const choices = [...document.querySelectorAll(CHOICES)].filter(
    (it) => visible(it) && !["picked", "other"].includes(it.dataset.mark),
  );
  const things = lit.length ? lit : choices;
  const beyond = things.filter((it) => !inSight(it));
  // of what a first game points at all is to be seen, of what can be chosen something
  if (beyond.length && (lit.length || beyond.length === things.length)) {
    beyond[0].scrollIntoView({ block: "center", behavior: "instant" });
  }
}
