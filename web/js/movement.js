// Movement: where a card went is shown by a view transition of the cards that changed their place.
//
// A card is an element with `data-card`, the same text wherever that card lies face up; the nearest `id` around it is its
// place. Only a card seen before and after gets a name, so nothing is told of a hidden one. The page never waits:
// `finish` ends a movement at once, and whoever presses something calls it.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
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
  const template = document.createElement("template");
  template.innerHTML = html;
  const after = places(template.content);
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

/** End the movement now: the page is as it will be. */
export function finish() {
  const update = pending;
  pending = null;
  update?.();
  running?.skipTransition();
  running = null;
}

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, finish, { capture: true });
