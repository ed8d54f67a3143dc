// Movement: where a card went is shown by a view transition of the cards that changed their place.
//
// A card is an element with `data-card`, the same text wherever that card lies face up; the nearest `id` around it is its
// place. Only a card seen before and after gets a name, so nothing is told of a hidden one. The page never waits:
// `finish` ends all that moves at once, and whoever presses something calls it.

import { end } from "./changes.js";
import { fragment } from "./html.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const BEGIN = 500; // milliseconds in which a movement begins; a browser draws no frame that is out of sight
let running = null;
let pending = null; // a change whose movement has not begun

/** Where each card lies. */
function places(root) {
  const found = new Map();
  for (const it of root.querySelectorAll("[data-card]")) {
    if (!found.has(it.dataset.card) && !it.closest("[popover]")) found.set(it.dataset.card, it.closest("[id]")?.id);
  }
  return found;
}

/** The cards that lie elsewhere in the HTML to come. */
export function travelled(root, html) {
  if (calm.matches || !document.startViewTransition || document.hidden) return [];
  const before = places(root);
  if (!before.size) return [];
  const after = places(fragment(html));
  return [...after.keys()].filter((card) => before.has(card) && before.get(card) !== after.get(card));
}

function name(cards) {
  const named = [];
  cards.forEach((card, number) => {
    const all = document.querySelectorAll(`[data-card="${CSS.escape(card)}"]`);
    const element = [...all].find((it) => !it.closest("[popover]"));
    if (!element) return;
    element.style.viewTransitionName = `card-${number}`;
    named.push(element);
  });
  return () => named.forEach((it) => (it.style.viewTransitionName = ""));
}

/** Make a change of the page; the cards travel to their new places. */
export function change(update, cards) {
  finish();
  if (!cards.length) {
    update();
    return;
  }
  let unname = name(cards);
  pending = update;
  setTimeout(() => pending === update && finish(), BEGIN);
  const transition = document.startViewTransition(() => {
    unname();
    if (pending === update) {
      pending = null;
      update();
    }
    unname = name(cards);
  });
  running = transition;
  transition.ready.catch(() => {}); // it was ended before it began
  transition.finished.finally(() => {
    unname();
    if (running === transition) running = null;
  });
}

/** End all movement now: the page is as it will be. Whether there was any. */
export function finish() {
  const update = pending;
  pending = null;
  update?.();
  running?.skipTransition();
  running = null;
  return end();
}

addEventListener("keydown", finish, { capture: true });

// A press that comes before the change it ends was aimed at the page as it was; one that ends a movement, at where things
// come to lie. What was pressed may lie elsewhere by the time the pointer is up, and the browser would then call the press
// nobody's: it is given to what was meant, unless that says something else now.
let aimed = null;

addEventListener(
  "pointerdown",
  (event) => {
    const { target, clientX: x, clientY: y } = event;
    const before = pending && target;
    const moved = finish();
    const button = (before || (moved && document.elementFromPoint(x, y)))?.closest?.("button");
    const hit = button?.contains(target);
    aimed = button && (before || !hit) ? { button, said: button.textContent, x, y, hit } : null;
  },
  { capture: true },
);

addEventListener(
  "pointerup",
  (event) => {
    if (!aimed) return;
    const { button, said, x, y, hit } = aimed;
    const near = Math.hypot(event.clientX - x, event.clientY - y) < 10; // else it was drawn away
    const there = button.contains(document.elementFromPoint(x, y));
    const same = button.isConnected && button.textContent === said;
    if (!near || (same && there && hit)) aimed = null; // the browser's own click is right
    else if (same) button.click();
  },
  { capture: true },
);

// The click that the browser makes of such a press, if it makes one, is nobody's.
addEventListener(
  "click",
  (event) => {
    if (!aimed || event.detail === 0) return;
    aimed = null;
    event.stopImmediatePropagation();
    event.preventDefault();
  },
  { capture: true },
);
