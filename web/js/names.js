// The bar names what can be chosen out of sight, on a wide screen where there are few such things. Here and not in
// Python, because only the browser knows what is in sight.

import { docked, inSight, makeRoom, NARROW, steady } from "./room.js";
import { visible } from "./roving.js";

const FEW = 0.3; // of the window's height: with a higher bar the names are folded: else they and one's own side would cover the table
const SEVERAL = 3; // fewer are not folded
const NAMED = 6; // on a wide screen of more things nothing is named: there the bar would cover more than it tells
let asked = ""; // the question, and how far it was answered
let unfolded = ""; // the kind of question whose names the person has unfolded
let kept = {}; // what the bar of a small screen names, and at which question that was worked out

/** Whether the person has unfolded the names of this question. */
export const open = () => unfolded === kind();

/** Folds the names. */
export function close() {
  unfolded = "";
}

/** The person folds or unfolds them. */
export function turn() {
  unfolded = open() ? "" : kind();
  if (unfolded) makeRoom();
}

/**
 * The bar names what can be chosen out of sight: so no question needs a scroll. Many names are folded under one button.
 * What is scrolled to must lie neither under the bar nor under what stays at the lower edge.
 */
export function list(question = asked) {
  asked = question;
  const padding = document.documentElement.style;
  padding.scrollPaddingBlockStart = padding.scrollPaddingBlockEnd = "";
  const elsewhere = document.querySelector("#app .prompt-elsewhere");
  const focused = elsewhere?.contains(document.activeElement) ? document.activeElement : null;
  const bar = document.querySelector("#app .prompt-bar");
  if (!bar) return;
  if (innerWidth >= NARROW) {
    if (elsewhere && named(elsewhere).length <= NAMED) show(named(elsewhere));
    return;
  }
  padding.scrollPaddingBlockEnd = `calc(${docked()?.offsetHeight ?? 0}px + var(--thumb))`;
  if (elsewhere) name(elsewhere, bar);
  // who was at a name that is not shown any more goes on where all of them are, or at the question
  if (focused && !focused.checkVisibility()) {
    const more = elsewhere.querySelector(".prompt-more");
    (more.checkVisibility() ? more : document.querySelector("#prompt"))?.focus({ preventScroll: true });
  }
  const upper = bar.closest(".coach") ?? bar;
  padding.scrollPaddingBlockStart = `calc(${upper.offsetHeight}px + ${getComputedStyle(upper).insetBlockStart})`;
}

/** All names that there are. */
const named = (elsewhere) => [...elsewhere.querySelectorAll(":scope > :is([data-choice], [data-step])")];

/** Shows those of these names whose things are out of sight. */
function show(names) {
  let rest = names;
  for (let found = rest; found.length; ) {
    found = rest.filter((it) => !things(it).some(inSight));
    for (const it of found) it.dataset.beyond = "";
    steady();
    rest = rest.filter((it) => !found.includes(it)); // the bar has grown, and may lie over one of these
  }
  // a list of what goes on with a choice that is begun is whole: some of it alone would be taken for all
  if (begun(names) && rest.length < names.length) for (const it of rest) it.dataset.beyond = "";
  steady();
}

const begun = ([name]) => name?.parentElement.hasAttribute("data-begun");

/**
 * Shows the names of what is out of sight under this bar. They are worked out once a question and width: else the bar would
 * change its height under the finger that holds something after a scroll.
 */
function name(elsewhere, bar) {
  const question = `${asked} ${open()} ${document.querySelector("#app [data-docked][data-folded]") !== null} ${innerWidth}`;
  if (kept.question === question) {
    again(elsewhere);
    return;
  }
  choose(elsewhere, bar);
  const more = elsewhere.querySelector(".prompt-more").cloneNode(true);
  const names = named(elsewhere).filter((it) => "beyond" in it.dataset);
  kept = { question, names: names.map(called), folded: "folded" in elsewhere.dataset, more };
}

/** Which of the names it is. */
const called = ({ dataset: { choice, step } }) => `${choice} ${step}`;

/** The names as they were: bringing the page up to date has taken them away. */
function again(elsewhere) {
  for (const it of named(elsewhere)) it.toggleAttribute("data-beyond", kept.names.includes(called(it)));
  elsewhere.toggleAttribute("data-folded", kept.folded);
  const more = elsewhere.querySelector(".prompt-more");
  more.hidden = kept.more.hidden;
  more.setAttribute("aria-expanded", kept.more.getAttribute("aria-expanded"));
  more.querySelector(".prompt-count").textContent = kept.more.querySelector(".prompt-count").textContent;
}

/** Which names those are, and whether they are folded. */
function choose(elsewhere, bar) {
  delete elsewhere.dataset.folded;
  const more = elsewhere.querySelector(".prompt-more");
  more.hidden = true;
  const names = named(elsewhere);
  show(names);
  const high = (bar.closest(".coach") ?? bar).offsetHeight;
  if (names.every((it) => !("beyond" in it.dataset)) || high <= FEW * innerHeight) return;
  more.hidden = false;
  more.setAttribute("aria-expanded", open());
  if (!open()) fold(elsewhere, more, names);
}

/**
 * Only the button stays, and says how many it hides: what the lower bar shows again needs no name. A few are named
 * nevertheless, where their names cover nothing else that can be chosen.
 */
function fold(elsewhere, more, names) {
  elsewhere.dataset.folded = "";
  steady(); // a lower bar lets the table go up
  const hidden = names.filter((it) => "beyond" in it.dataset && !things(it).some(inSight));
  more.querySelector(".prompt-count").textContent = hidden.length;
  if (hidden.length >= SEVERAL || begun(names)) return;
  delete elsewhere.dataset.folded;
  more.hidden = true;
  for (const it of names) if (!hidden.includes(it)) delete it.dataset.beyond;
  steady();
  if (names.every((it) => "beyond" in it.dataset || things(it).some(inSight))) return;
  elsewhere.dataset.folded = "";
  more.hidden = false;
  steady();
}

/** On a wide screen the bar lies over the table: a name that is needed no more, since the page was scrolled, goes. */
addEventListener("scrollend", () => {
  const elsewhere = document.querySelector("#app .prompt-elsewhere");
  if (innerWidth < NARROW || !elsewhere || elsewhere.contains(document.activeElement)) return;
  for (const it of named(elsewhere)) delete it.dataset.beyond;
  list();
});

/** Which question it is: its names stay unfolded as long as it is asked again. */
function kind() {
  const picked = document.querySelectorAll("#app .board [data-mark=picked]").length;
  return `${document.querySelector("#app .prompt-bar")?.dataset.prompt} ${picked}`;
}

/** What such a button stands for on the table; of a thing in a closed window or fold, what opens that. */
function things({ dataset: { choice, step } }) {
  const attribute = step === undefined ? `data-choice="${choice}"` : `data-step="${CSS.escape(step)}"`;
  return [...document.querySelectorAll(`#app .board [${attribute}]`)]
    .map((it) => opener(it.closest("[popover]:not(:popover-open)")) ?? unfolder(it) ?? it)
    .filter(visible);
}

/** What unfolds a thing that is folded away. */
const unfolder = (thing) => thing.closest("details:not([open])")?.querySelector("summary");

/** The button that opens a window, if there is one. */
function opener(window) {
  return window && document.querySelector(`#app .board [popovertarget="${window.id}"]:not([popovertargetaction])`);
}
