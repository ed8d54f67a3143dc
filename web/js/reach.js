// From one thing that can be chosen to the next by a key. After a choice the focus is at the question: from there one goes on
// behind the thing that was chosen last, or from its place where it is gone.

import { visible } from "./roving.js";

let last = null; // if the last press was a choice by a key that ends nothing: the id of its thing, its place in the order

/** What can be chosen, in reading order; then what changes a choice that is begun; what ends or passes comes last. */
function order() {
  const shown = [...document.querySelectorAll("#app :is([data-choice], [data-step])")].filter(visible);
  const more = (thing) => thing !== document.activeElement && thing.matches("[data-many] > button ~ button");
  const things = shown.filter((thing) => !thing.closest("[inert]") && !more(thing));
  const late = (thing) => ("last" in thing.dataset ? 2 : thing.dataset.mark === "other" ? 1 : 0);
  return things.sort((a, b) => late(a) - late(b));
}

addEventListener(
  "click",
  ({ target, detail }) => {
    const thing = detail === 0 && target.closest?.("#app :is([data-choice], [data-step])");
    last = thing && !("last" in thing.dataset) ? { id: thing.id, place: order().indexOf(thing) } : null;
  },
  true,
);

/** Focus the next thing that can be chosen, or the one before it. Returns whether there is one. */
export function next(backwards, fallback) {
  const things = order();
  if (!things.length) return false;
  const from = document.activeElement;
  const step = backwards ? -1 : 1;
  const asked = last && (from === document.body || from.matches(fallback));
  const there = asked && last.id ? things.findIndex(({ id }) => id === last.id) : -1;
  let at = things.indexOf(from);
  if (at < 0 && there >= 0) at = there;
  if (at >= 0) at += step;
  else if (asked) at = backwards ? last.place - 1 : last.place;
  else at = beyond(things, from, backwards);
  things.at(at % things.length).focus();
  return true;
}

/** The place of the first thing behind an element in the page, or of the last one before it. */
function beyond(things, from, backwards) {
  const after = (thing) => from.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING;
  const before = (thing) => from.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING;
  return backwards ? things.findLastIndex(before) : Math.max(things.findIndex(after), 0);
}
