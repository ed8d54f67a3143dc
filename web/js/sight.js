// What can be chosen may lie beyond the edge: on a small screen it is scrolled to, and what is still out of sight
// has a button in the bar; on a wide one, too, where there are few of them. On any screen what a first game or a hint points at is scrolled to. Here and not in Python, because only the browser knows what is in sight.

import { visible } from "./roving.js";
import * as told from "./told.js";

const CHOICES = "#app .board :is([data-choice], [data-step])";
const LIT = "#app .board [data-lit]";
const PICKED = "#app .board [data-mark=picked]";
const NARROW = 768; // pixels, as in frame.css
const FEW = 0.3; // of the window's height: with a higher bar the names are folded: else they and one's own side would cover the table
const MARGIN = 8; // pixels between what is shown and what lies at the edges
const SEVERAL = 3; // fewer are not folded
const NAMED = 6; // on a wide screen of more things nothing is named: there the bar would cover more than it tells
let last = ""; // the question that was shown last, and how far it was answered
let dockFolded = false; // whether the person has folded one's own side
let unfolded = ""; // the kind of question whose names the person has unfolded
let asked = ""; // the question that stands in the bar
let above = true; // whether a hint lies above one's own side
let kept = {}; // what the bar of a small screen names, and at which question that was worked out
let held = null; // where the table lay before the page was brought up to date, while the same is asked

/** Whether its middle is in the window, and no bar lies over it. */
function inSight(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const over = document.elementFromPoint(x, y);
  return over === document.documentElement ? clear(element, x, y) : element.contains(over);
}

/** The same by what lies where: as a card begins its flight, the browser finds nothing at any place. */
function clear(element, x, y) {
  const [upper, lower] = docked()?.contains(element) ? [0, innerHeight] : room();
  if (x < 0 || x > innerWidth || y < upper || y > lower) return false;
  for (let around = element.parentElement; around && !around.matches(".board"); around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const { top, bottom } = around.getBoundingClientRect();
    if (y < top || y > bottom) return false;
  }
  return true;
}

/** Where the table begins in the window. */
const top = () => document.querySelector("#app .board")?.getBoundingClientRect().top ?? null;

/** The page is about to be brought up to date. */
export function hold() {
  held = document.querySelector("#app .prompt-bar") ? top() : null;
}

/** What is answered at a question may make its bar higher: the table stays where it was seen. */
function steady() {
  if (held === null) return;
  const moved = top() - held;
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: "instant" });
}

/** The page was brought up to date, and the game stands at this record. */
export function bring(record) {
  if (!document.querySelector("#app .prompt-elsewhere")) unfolded = "";
  const before = asked;
  const bar = document.querySelector("#app .prompt-bar");
  asked = bar && `${record} ${bar.dataset.prompt} ${document.querySelector(".coach")?.dataset.coach}`;
  if (!bar || asked !== before || top() === null) held = null;
  told.lift();
  // the panel of a lesson may scroll: there an answer begins in sight, and the button that a hint points at is
  for (const it of document.querySelectorAll("#app .coach :is(.coach-answer:last-child > p:first-child, [data-lit])"))
    it.scrollIntoView({ block: "nearest", behavior: "instant" });
  dock();
  steady();
  seat(above);
  if (document.querySelector("#app .board")) scroll(record);
  else follow(record);
  list();
  const [upper, lower] = room();
  told.lay(upper, [lowest(), lower]);
  held = null;
}

/** One's own side, which stays at the lower edge, is folded as the person has left it, or under unfolded names. */
function dock() {
  const button = document.querySelector("#app [data-fold]");
  if (!button) return;
  const folded = dockFolded || (innerWidth < NARROW && unfolded === kind());
  button.setAttribute("aria-expanded", !folded);
  button.closest("[data-docked]").toggleAttribute("data-folded", folded);
}

/** On a small screen a hint lies above one's own side, or below it. */
function seat(over) {
  above = over;
  document.documentElement.style.setProperty("--dock", `${over ? (docked()?.offsetHeight ?? 0) : 0}px`);
}

/** A hint that lies over what it points at goes below one's own side, if that lets all of it be seen. */
function uncover() {
  const hint = document.querySelector("#app .hint");
  const lit = () => [...document.querySelectorAll(LIT)].filter(visible).every(inSight);
  if (!hint || !docked() || innerWidth >= NARROW || lit()) return;
  const before = scrollY;
  seat(false);
  const gap = docked().getBoundingClientRect().bottom - hint.getBoundingClientRect().top;
  scrollBy({ top: Math.max(0, gap + MARGIN), behavior: "instant" });
  if (lit()) return;
  seat(true);
  scrollTo({ top: before, behavior: "instant" });
}

/** What is above the table makes room. */
function makeRoom() {
  const header = document.querySelector("#app .frame").getBoundingClientRect().top;
  if (header > 0) scrollBy({ top: header, behavior: "instant" });
}

/** At which task of a drill one is, and whether it is answered. */
function task() {
  const drill = document.querySelector("#app .drill");
  return drill && [drill.querySelector(".drill-at").textContent, drill.dataset.task, drill.hasAttribute("data-done")];
}

/** How much a hint, here or in a lesson, tells of what it points at; empty while it points at nothing. */
function hinted() {
  return document.querySelector(LIT) ? (document.querySelector("#app :is(.hint, .coach-hint)")?.dataset.hint ?? "") : "";
}

function scroll(record) {
  const step = `${document.querySelector(".coach")?.dataset.coach ?? ""} ${hinted()} ${task() ?? ""}`;
  const question = `${record} ${document.querySelectorAll("#app .board [data-mark=picked]").length} ${step}`;
  if (question === last) return;
  last = question;
  seat(true);
  bringInto();
  uncover();
  if (held !== null) held = top();
}

/** In the text table the choice that a first game or a hint points at comes into sight. */
function follow(record) {
  const lit = document.querySelector("#app .text-choices [data-lit]");
  const question = lit ? `${record} ${document.querySelector(".coach")?.dataset.coach ?? ""}` : "";
  if (question === last) return;
  last = question;
  if (lit && !inSight(lit)) lit.scrollIntoView({ block: "center", behavior: "instant" });
}

/** What can be chosen, or is lit, comes into sight. */
function bringInto() {
  const lit = [...document.querySelectorAll(LIT)].filter(visible);
  const drill = document.querySelector("#app .drill");
  // the question above the table is what is to be read; where it stays in sight, what it says to look at is, too
  if (drill && (!sticks(drill) || !lit.length)) return;
  // below a higher bar than others the table fits only without what is above
  if (innerWidth >= NARROW && document.querySelector("#app .coach--free")) makeRoom();
  if (innerWidth >= NARROW && !lit.length) return;
  const choices = [...document.querySelectorAll(CHOICES)].filter(
    (it) => visible(it) && !["picked", "other"].includes(it.dataset.mark),
  );
  // what was picked stays in sight beside it: the panel grows by the name of it
  const picked = [...document.querySelectorAll(PICKED)].filter(visible);
  const things = lit.length ? [...lit, ...picked] : choices;
  if (innerWidth < NARROW && !things.every(whole)) makeRoom();
  if (things.every(whole) || showAll(things)) return;
  // of what a first game points at the first is to be seen then, of what can be chosen something
  const beyond = things.filter((it) => !inSight(it));
  if (beyond.length && (lit.length || beyond.length === things.length)) {
    beyond[0].scrollIntoView({ block: "center", behavior: "instant" });
    showAll(things); // one's own side may have gone down, so that there is room now
  }
}

/** Where the table is seen: below the bar, above one's own side and the tools, which stay at the lower edge. */
function room() {
  const drills = [...document.querySelectorAll("#app .drill")].filter(sticks);
  const bars = [...document.querySelectorAll("#app :is(.prompt-bar, .coach)"), ...drills];
  const narrow = innerWidth < NARROW ? document.querySelectorAll("#app :is(.tools, .hint)") : [];
  const below = [docked(), ...narrow].filter(Boolean);
  return [
    Math.max(0, ...bars.map((it) => it.getBoundingClientRect().bottom)),
    Math.min(innerHeight, ...below.map((it) => it.getBoundingClientRect().top)),
  ];
}

/** Where the tools begin, if they stay at the lower edge, or that edge. */
function lowest() {
  const tools = innerWidth < NARROW ? document.querySelector("#app .tools") : null;
  return Math.min(innerHeight, tools?.getBoundingClientRect().top ?? innerHeight);
}

/** Whether it stays where it is while the page is scrolled. */
const sticks = (element) => getComputedStyle(element).position === "sticky";

/** One's own side, where it stays at the lower edge. */
function docked() {
  const side = document.querySelector("#app .board [data-docked]");
  return side && sticks(side) ? side : null;
}

/** Whether it is in sight, and neither the bar nor one's own side lies over its edges. */
function whole(element) {
  if (!inSight(element) || docked()?.contains(element)) return inSight(element);
  const [upper, lower] = room();
  const { top, bottom } = element.getBoundingClientRect();
  return top >= upper && bottom <= lower;
}

/** Brings all of these into sight, where there is room for them; says whether. */
function showAll(things) {
  const boxes = things.filter((it) => !docked()?.contains(it)).map((it) => it.getBoundingClientRect());
  if (!boxes.length) return false;
  const [top, bottom] = [Math.min(...boxes.map((it) => it.top)), Math.max(...boxes.map((it) => it.bottom))];
  const [upper, lower] = room();
  const spare = lower - upper - (bottom - top);
  if (spare < 0) return false;
  const margin = Math.min(MARGIN, spare / 2); // no further: what lies above it is to be seen, too
  const [above, below] = [upper + margin - top, bottom - (lower - margin)];
  scrollBy({ top: below > 0 ? below : Math.min(0, -above), behavior: "instant" });
  return true;
}

/**
 * The bar names what can be chosen out of sight: so no question needs a scroll. Many names are folded under one button.
 * What is scrolled to must lie neither under the bar nor under what stays at the lower edge.
 */
function list() {
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
}

/**
 * Shows the names of what is out of sight under this bar. They are worked out once a question and width: else the bar would
 * change its height under the finger that holds something after a scroll.
 */
function name(elsewhere, bar) {
  const question = `${last} ${unfolded === kind()} ${dockFolded} ${innerWidth}`;
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
  const open = unfolded === kind();
  more.hidden = false;
  more.setAttribute("aria-expanded", open);
  if (!open) fold(elsewhere, more, names);
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
  if (hidden.length >= SEVERAL) return;
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

addEventListener("click", ({ target }) => {
  if (target.closest?.("[data-fold]")) {
    const folded = target.closest("[data-docked]").hasAttribute("data-folded");
    dockFolded = !folded;
    unfolded = "";
  } else if (target.closest?.(".prompt-more")) {
    unfolded = unfolded === kind() ? "" : kind();
    if (unfolded) makeRoom();
  } else {
    return;
  }
  dock();
  list();
});

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
