// On a small screen what can be chosen may lie beyond the edge: then it is scrolled to, and what is still out of sight
// has a button in the bar. On any screen what a first game points at is scrolled to. Here and not in Python, because only the browser knows what is in sight.

import { visible } from "./roving.js";

const CHOICES = "#app .board :is([data-choice], [data-step])";
const LIT = "#app .board [data-lit]";
const NARROW = 768; // pixels, as in frame.css
const MOST = 0.6; // of the window's height, for the bar with such names
let last = ""; // the question that was shown last, and how far it was answered

/** Whether its middle is in the window, and no bar lies over it. */
function inSight(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(over);
}

/** The page was brought up to date, and the game stands at this record. */
export function bring(record) {
  if (!document.querySelector("#app .board")) last = "";
  else scroll(record);
  list();
}

function scroll(record) {
  const step = document.querySelector(".coach")?.dataset.coach ?? "";
  const question = `${record} ${document.querySelectorAll("#app .board [data-mark=picked]").length} ${step}`;
  if (question === last) return;
  last = question;
  const lit = [...document.querySelectorAll(LIT)].filter(visible);
  if (innerWidth >= NARROW && !lit.length) return;
  const choices = [...document.querySelectorAll(CHOICES)].filter(
    (it) => visible(it) && !["picked", "other"].includes(it.dataset.mark),
  );
  const things = lit.length ? lit : choices;
  let beyond = things.filter((it) => !inSight(it));
  const header = document.querySelector("#app .frame").getBoundingClientRect().top;
  if (beyond.length && header > 0 && innerWidth < NARROW) {
    scrollBy({ top: header, behavior: "instant" }); // first what is above the table makes room
    beyond = beyond.filter((it) => !inSight(it));
  }
  // of what a first game points at all is to be seen, of what can be chosen something
  if (beyond.length && (lit.length || beyond.length === things.length)) {
    beyond[0].scrollIntoView({ block: "center", behavior: "instant" });
  }
}

/**
 * The bar names what can be chosen out of sight: so no question needs a scroll. With many names it is high, and what is
 * scrolled to must not come to lie under it. With letters so large that the names would hide the table, one scrolls.
 */
function list() {
  document.documentElement.style.scrollPaddingBlockStart = "";
  if (innerWidth >= NARROW) return;
  const names = [...document.querySelectorAll("#app .prompt-elsewhere > button")];
  let rest = names;
  for (let more = rest; more.length; ) {
    more = rest.filter((it) => !things(it).some(inSight));
    for (const it of more) it.dataset.beyond = "";
    rest = rest.filter((it) => !more.includes(it)); // the bar has grown, and may lie over one of these
  }
  const bar = document.querySelector("#app .prompt-bar:has([data-beyond])");
  if (!bar) return;
  if (bar.offsetHeight <= MOST * innerHeight) {
    document.documentElement.style.scrollPaddingBlockStart = `${bar.offsetHeight}px`;
  } else {
    for (const it of names) delete it.dataset.beyond;
  }
}

/** What such a button stands for on the table. */
function things({ dataset: { choice, step } }) {
  const attribute = step === undefined ? `data-choice="${choice}"` : `data-step="${CSS.escape(step)}"`;
  return [...document.querySelectorAll(`#app .board [${attribute}]`)].filter(visible);
}
