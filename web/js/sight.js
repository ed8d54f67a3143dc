// What can be chosen may lie beyond the edge: on a small screen it is scrolled to, and what is still out of sight has a
// button in the bar (names.js). On any screen what a first game or a hint points at is scrolled to. Here and not in Python,
// because only the browser knows what is in sight.

import * as names from "./names.js";
import {
  docked,
  holdHere,
  inSight,
  lowest,
  makeRoom,
  NARROW,
  release,
  room,
  steady,
  sticks,
  top,
  whole,
} from "./room.js";
import { visible } from "./roving.js";
import * as told from "./told.js";

const CHOICES = "#app .board :is([data-choice], [data-step])";
const LIT = "#app .board [data-lit]";
const PICKED = "#app .board [data-mark=picked]";
const MARGIN = 8; // pixels between what is shown and what lies at the edges
let last = ""; // the question that was shown last, and how far it was answered
let dockFolded = false; // whether the person has folded one's own side
let asked = ""; // the question that stands in the bar
let above = true; // whether a hint lies above one's own side

/** The page was brought up to date, and the game stands at this record. */
export function bring(record) {
  if (!document.querySelector("#app .prompt-elsewhere")) names.close();
  const before = asked;
  const bar = document.querySelector("#app .prompt-bar");
  asked = bar && `${record} ${bar.dataset.prompt} ${document.querySelector(".coach")?.dataset.coach}`;
  if (!bar || asked !== before || top() === null) release();
  told.lift();
  // the panel of a lesson may scroll: there an answer begins in sight, and the button that a hint points at is
  for (const it of document.querySelectorAll("#app .coach :is(.coach-answer:last-child > p:first-child, [data-lit])"))
    it.scrollIntoView({ block: "nearest", behavior: "instant" });
  dock();
  steady();
  seat(above);
  if (document.querySelector("#app .board")) scroll(record);
  else follow(record);
  names.list(last);
  const [upper, lower] = room();
  told.lay(upper, [lowest(), lower]);
  release();
}

/** One's own side, which stays at the lower edge, is folded as the person has left it, or under unfolded names. */
function dock() {
  const button = document.querySelector("#app [data-fold]");
  if (!button) return;
  const folded = dockFolded || (innerWidth < NARROW && names.open());
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
  holdHere();
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
  const pointed = [...lit, ...picked];
  const things = lit.length || (pointed.length && document.querySelector("#app .coach")) ? pointed : choices;
  if (innerWidth < NARROW && !things.every(whole)) makeRoom();
  if (things.every(whole) || showAll(things)) return;
  // of what a first game points at the first is to be seen then, of what can be chosen something
  const beyond = things.filter((it) => !inSight(it));
  if (beyond.length && (lit.length || beyond.length === things.length)) {
    beyond[0].scrollIntoView({ block: "center", behavior: "instant" });
    showAll(things); // one's own side may have gone down, so that there is room now
  }
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

addEventListener("click", ({ target }) => {
  if (target.closest?.("[data-fold]")) {
    const folded = target.closest("[data-docked]").hasAttribute("data-folded");
    dockFolded = !folded;
    names.close();
  } else if (target.closest?.(".prompt-more")) {
    names.turn();
  } else {
    return;
  }
  dock();
  names.list();
});
