// From one thing that can be chosen to the next by a key. After a choice the focus is at the question: from there one goes on
// behind the thing that was chosen last, or from its place where it is gone.

import { visible } from "./roving.js";

let last = null; // if the last press was a choice by a key that ends nothing: the id of its thing, its place in the order

const CHANGES = ["other", "picked"]; // marks of what changes a choice that is begun, or takes it back
const rank = ({ dataset }) => ("last" in dataset ? 2 : CHANGES.includes(dataset.mark) ? 1 : 0);

/** What can be chosen, in reading order; then what changes a choice that is begun; what ends or passes comes last. */
function order() {
  const shown = [...document.querySelectorAll("#app :is([data-choice], [data-step])")].filter(visible);
  const more = (thing) => thing !== document.activeElement && thing.matches("[data-many] > button ~ button");
  const things = shown.filter((thing) => !thing.closest("[inert]") && !more(thing));
  return things.sort((a, b) => rank(a) - rank(b));
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
  const all = order();
  if (!all.length) return false;
  const focus = document.activeElement;
  const asked = last && (focus === document.body || focus.matches(fallback));
  const from = (asked && last.id && all.find(({ id }) => id === last.id)) || focus;
  // what goes on with the choice that was just begun may lie before it in the page
  const onward = from.dataset.mark === "picked" ? all.filter((thing) => rank(thing) === 0) : [];
  const things = onward.length ? onward : all;
  let at = things.indexOf(from);
  if (at >= 0) at += backwards ? -1 : 1;
  else if (asked && !onward.length) at = backwards ? last.place - 1 : last.place;
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
