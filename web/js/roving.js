// Keys within a zone: an element with `data-zone` is one stop of the Tab key, the arrows move inside it.
// `data-order="list"` goes through its buttons in their order; else arrows go to what lies in their direction.

const ITEMS = "button, a[href], summary";
const WANTED = "[data-choice], [data-step]:not([data-mark=other])";

export const visible = (element) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.offsetParent !== null;

const itemsOf = (zone) => [...zone.querySelectorAll(ITEMS)].filter((it) => it.closest("[data-zone]") === zone);

/** Give every zone its one stop: what has the focus, else what can be chosen, else what had it last, else what works. */
export function settle() {
  // all is looked at before anything is changed: in turns the browser would lay the page out again for each zone
  const stops = [...document.querySelectorAll("[data-zone]")].map((zone) => [stopOf(zone), itemsOf(zone)]);
  for (const [stop, items] of stops) stopAt(stop, items);
  scrolled();
}

function stopOf(zone) {
  const shown = itemsOf(zone).filter(visible);
  return (
    shown.find((it) => it === document.activeElement) ??
    shown.find((it) => it.matches(WANTED)) ??
    shown.find((it) => it.id && it.id === zone.dataset.stop) ??
    shown.find((it) => it.ariaDisabled !== "true") ??
    shown[0]
  );
}

function stopAt(stop, items) {
  for (const it of items) {
    const index = it === stop ? 0 : -1;
    if (it.tabIndex !== index || !it.hasAttribute("tabindex")) it.tabIndex = index;
  }
}

addEventListener("focusin", (event) => {
  const zone = event.target.closest?.("[data-zone]");
  if (!zone) return;
  const items = itemsOf(zone);
  if (!items.includes(event.target)) return;
  zone.dataset.stop = event.target.id;
  stopAt(event.target, items);
});

/** The lines of the question are a stop while they hold more than they show, and for as long as somebody is there. */
export function scrolled() {
  for (const it of document.querySelectorAll(".prompt-lines")) {
    if (it.scrollHeight > it.clientHeight + 1 || it === document.activeElement) it.tabIndex = 0;
    else it.removeAttribute("tabindex");
  }
}

/** Move from here by an arrow key; false when there is nothing in that direction. */
export function step(from, key) {
  const zone = from.closest?.("[data-zone]");
  if (!zone) return false;
  const items = itemsOf(zone).filter(visible);
  const to = zone.dataset.order === "list" ? along(items, from, key) : towards(items, from, key);
  to?.focus();
  return Boolean(to);
}

const backwards = (key) => key === "ArrowLeft" || key === "ArrowUp";

function along(items, from, key) {
  return items[items.indexOf(from) + (backwards(key) ? -1 : 1)];
}

/** The nearest one in the direction of the arrow; what lies rather aside of it only where there is nothing else. */
function towards(items, from, key) {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = backwards(key) ? -1 : 1;
  const found = [];
  for (const thing of items) {
    const [tx, ty] = middle(thing);
    const ahead = sign * (across ? tx - x : ty - y);
    const aside = Math.abs(across ? ty - y : tx - x);
    if (thing !== from && ahead >= 2) found.push({ thing, far: ahead + 2 * aside, straight: ahead >= aside });
  }
  return found.sort((a, b) => b.straight - a.straight || a.far - b.far)[0]?.thing;
}
