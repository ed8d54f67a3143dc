// The face of the card that is read: where it lies, and how it is closed. It lies beside the card, or on a small screen at the
// edge away from it, and over windows too. One that is only pointed at takes no press. One that was opened has the focus until
// it is closed; a press outside closes it and does nothing else. Here and not in Python, because only the browser knows
// what lies where.

const THINGS = "[data-choice], [data-step], [data-why], [data-face]";
const MARGIN = 8; // pixels between the card and its face, and to the edge of the window
const NARROW = 640; // a window so wide has room for a face beside a card

let send = () => {};
let thing = null; // the card itself
let before = null; // what had the focus
let outside = false; // whether the press that goes on now was one outside

const box = () => document.querySelector("#held");
const face = () => box()?.querySelector(".reading");

/** Whether a face is shown until it is closed. */
export const opened = () => Boolean(face()?.matches("[data-opened]"));

/** Whether a face is shown for as long as its card is pointed at. */
export const passing = () => Boolean(face()?.matches(":not([data-opened])"));

/** The card that this is, or stands in; else the first that the text of a button or of a line that unfolds names. */
export const named = (target) =>
  target.closest?.(THINGS) ?? (target.matches?.("button, summary") ? target.querySelector("[data-face]") : null);

/** This is the card whose face is shown next. */
export function of(card) {
  thing = card;
}

/** The page was brought up to date: show the face, or none any more. */
export function shown() {
  const [around, content] = [box(), face()];
  if (!around) return;
  if (passing() && thing && !thing.isConnected) send({ type: "preview", data: {} });
  if (!content) {
    if (around.matches(":popover-open")) around.hidePopover();
    if (before) {
      const back = before.isConnected ? before : document.getElementById(before.id);
      before = null;
      if (document.activeElement === document.body) back?.focus({ preventScroll: true });
    }
    return;
  }
  if (!around.matches(":popover-open")) around.showPopover();
  place(around);
  if (opened() && !before) {
    before = document.activeElement ?? document.body;
    content.focus({ preventScroll: true });
  }
}

/** Beside the card where that leaves it free; else at the edge of the window that is farther from it. */
function place(around) {
  const [wide, high] = [innerWidth, innerHeight];
  const card = thing?.isConnected ? thing.getBoundingClientRect() : new DOMRect(wide / 2, high / 2, 0, 0);
  around.style.inset = "auto";
  around.style.maxBlockSize = `${high - 2 * MARGIN}px`;
  const { width, height } = around.getBoundingClientRect();
  const within = (at, size, most) => Math.max(MARGIN, Math.min(at, most - size - MARGIN));
  if (wide >= NARROW) {
    const right = card.right + MARGIN;
    const left = [right, card.left - MARGIN - width].find((at) => at >= MARGIN && at + width <= wide - MARGIN);
    if (left !== undefined) {
      around.style.inset = `${within(card.top + card.height / 2 - height / 2, height, high)}px auto auto ${left}px`;
      return;
    }
  }
  const [above, below] = [card.top, high - card.bottom];
  around.style.maxBlockSize = `${Math.max(above, below) - 2 * MARGIN}px`;
  const tall = around.getBoundingClientRect().height;
  const left = within(card.left + card.width / 2 - width / 2, width, wide);
  around.style.inset = below >= above ? `auto auto ${MARGIN}px ${left}px` : `${MARGIN}px auto auto ${left}px`;
  if (wide >= NARROW && tall < Math.max(above, below)) {
    const top = below >= above ? card.bottom + MARGIN : card.top - MARGIN - tall;
    around.style.inset = `${top}px auto auto ${left}px`;
  }
}

/** From now on see which card is read, and when it is no more. */
export function watch(receive) {
  send = receive;
  for (const kind of ["click", "keydown"])
    addEventListener(kind, ({ target }) => (opened() ? 0 : (thing = named(target) ?? thing)), {
      capture: true,
    });
  addEventListener(
    "pointerdown",
    (event) => {
      outside = opened() && !event.target.closest?.("#held");
      if (outside) send({ type: "click", data: { do: "face" } });
    },
    { capture: true },
  );
  addEventListener(
    "click",
    (event) => {
      if (!outside || event.detail === 0) return;
      outside = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  addEventListener("scroll", ({ target }) => passing() && !target.closest?.("#held") && send({ type: "preview", data: {} }), {
    capture: true,
    passive: true,
  });
}
