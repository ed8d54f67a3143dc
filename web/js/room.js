// Where the table is seen in the window, what lies over it, and what of it is in sight: only the browser knows.

export const NARROW = 768; // pixels, as in frame.css
let held = null; // where the table lay before the page was brought up to date, while the same is asked

/** Whether its middle is in the window, and no bar lies over it. */
export function inSight(element) {
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
export const top = () => document.querySelector("#app .board")?.getBoundingClientRect().top ?? null;

/** The page is about to be brought up to date. */
export function hold() {
  held = document.querySelector("#app .prompt-bar") ? top() : null;
}

/** The table need not stay where it lay. */
export function release() {
  held = null;
}

/** The page was scrolled on purpose: the table stays here. */
export function holdHere() {
  if (held !== null) held = top();
}

/** What is answered at a question may make its bar higher: the table stays where it was seen. */
export function steady() {
  if (held === null) return;
  const moved = top() - held;
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: "instant" });
}

/** What is above the table makes room. */
export function makeRoom() {
  const header = document.querySelector("#app .frame").getBoundingClientRect().top;
  if (header > 0) scrollBy({ top: header, behavior: "instant" });
}

/** Where the table is seen: below the bar, above one's own side and the tools, which stay at the lower edge. */
export function room() {
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
export function lowest() {
  const tools = innerWidth < NARROW ? document.querySelector("#app .tools") : null;
  return Math.min(innerHeight, tools?.getBoundingClientRect().top ?? innerHeight);
}

/** Whether it stays where it is while the page is scrolled. */
export const sticks = (element) => getComputedStyle(element).position === "sticky";

/** One's own side, where it stays at the lower edge. */
export function docked() {
  const side = document.querySelector("#app .board [data-docked]");
  return side && sticks(side) ? side : null;
}

/** Whether it is in sight, and neither the bar nor one's own side lies over its edges. */
export function whole(element) {
  if (!inSight(element) || docked()?.contains(element)) return inSight(element);
  const [upper, lower] = room();
  const { top, bottom } = element.getBoundingClientRect();
  return top >= upper && bottom <= lower;
}
