// In a page of others (`?embed`) Python starts when somebody presses: ten tables cost ten pictures. `?embed=now` was pressed.

const root = document.documentElement;
export const WAKING = "pygames-wake";

/** Find out how the page is wanted. */
export function find() {
  const asked = new URLSearchParams(location.search).get("embed");
  if (asked !== null) root.dataset.embed = asked === "now" ? "awake" : "asleep";
}

/** When Python is wanted: at once, or after the first press. */
export function wanted() {
  if (root.dataset.embed !== "asleep") return Promise.resolve();
  return new Promise((done) => addEventListener(WAKING, done, { once: true }));
}

/** Whoever presses something wants it; the button that asks for it says `words`. */
export function watch(words) {
  if (root.dataset.embed !== "asleep") return;
  const button = document.querySelector("#wake");
  Object.assign(button, { textContent: words, hidden: false });
  const press = () => {
    removeEventListener("click", press, true);
    button.hidden = true;
    root.dataset.embed = "awake";
    dispatchEvent(new Event(WAKING));
  };
  addEventListener("click", press, true);
}
