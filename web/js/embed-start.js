// In a page of others (`?embed`) Python starts when somebody presses: ten tables cost ten pictures. `?embed=now` was pressed,
// and so was `?embed=here`, on a page of a rule in the same frame: the table that follows is brought into view.

const root = document.documentElement;
export const WAKING = "pygames-wake";

/** Find out how the page is wanted. */
export function find() {
  const asked = new URLSearchParams(location.search).get("embed");
  if (asked !== null) root.dataset.embed = ["now", "here"].includes(asked) ? "awake" : "asleep";
  leaveOut();
  if (asked === "here") addEventListener("DOMContentLoaded", () => root.scrollIntoView({ block: "start" }));
}

/** What the page around leaves out (`?without=share,undo`), and that games are only looked at (`?watch`). */
function leaveOut() {
  const wanted = new URLSearchParams(location.search);
  const names = (wanted.get("without") ?? "").split(/[\s,]+/).filter(Boolean);
  if (wanted.has("watch")) names.push("play");
  if (names.length) root.dataset.without = names.join(" ");
}

/** Whether it waits for a press. */
export const asleep = () => root.dataset.embed === "asleep";

/** When Python is wanted: at once, or after the first press. */
export function wanted() {
  if (!asleep()) return Promise.resolve();
  return new Promise((done) => addEventListener(WAKING, done, { once: true }));
}

/** Whoever presses something wants it. */
export function watch() {
  if (asleep()) addEventListener("click", wake, true);
}

/** The button that asks for it, with these `words`; it is there for as long as it is needed. */
export function offer(words) {
  Object.assign(document.querySelector("#wake"), { textContent: words, hidden: !asleep() });
}

/** Somebody wants it, or a page around this one does. */
export function wake() {
  if (!asleep()) return;
  removeEventListener("click", wake, true);
  root.dataset.embed = "awake";
  dispatchEvent(new Event(WAKING));
}
