// A button must not change its meaning under the finger. Where another button has just come in the place of the one that was
// pressed or pointed at, a press within a second does nothing; so does Enter where the page has moved the focus to another
// button, and for longer where the others were let go on. Elsewhere a new button is held up only as long as nobody can have seen it. Whoever presses the same again is not
// held up, but for a double click, which must not answer two questions. This cannot be Python's: a press is sent on before
// Python would know how old the button is.

import { beside } from "./beside.js";

const SECOND = 1000; // milliseconds
const ONWARD = 3000; // so long nothing else hears a press where the others were let go on, again and again
const UNSEEN = 350; // nobody presses sooner what has just come; longer than between the two presses of a double click

const BLINK = [{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }]; // it was pressed, and did nothing yet

const THINGS = "button, summary, a[href]";
const GOES_ON = "[data-do=next], [data-do=all]"; // what lets others go on
const ANSWERS = ".prompt-actions [data-choice]";

let past = []; // how the page was, each time when it was changed or pressed within the last second
let pointer = [0, 0]; // where the mouse or the finger was last
let onward = null; // where such a thing was pressed last, and when
let showing = false; // whether the page itself moves the focus

/** The time, by the clock of the presses. */
const now = () => new Event("now").timeStamp;

/** Whether that is one place, but for the fractions of a pixel that lie between two buttons. */
const same = ([x, y], [a, b]) => Math.hypot(x - a, y - b) < 2;
const holds = ({ left, right, top, bottom }, [x, y]) => left <= x && x <= right && top <= y && y <= bottom;

/** What pressing this thing does, as a person would say it. The same button may have other words after a press. */
function meaning(thing) {
  const { do: does, arg, step, choice, why, rule } = thing.dataset;
  if (does) return `${does} ${arg ?? ""}`;
  // without what stands aside, such as what the end of a turn would lose
  const asides = [...thing.querySelectorAll("[data-aside]")].map((it) => it.textContent);
  const name = asides.reduce((all, it) => all.replace(it, ""), thing.ariaLabel ?? thing.textContent);
  if (choice !== undefined) return `choice ${name}`;
  return String(step ?? why ?? rule ?? name);
}

/** Whether it lies in what is folded up: to ask for its place would have the browser lay all of that out. */
function folded(it) {
  const around = it.closest("details:not([open])");
  return around && it.parentElement !== around;
}

/** Something else than this thing is pressed: what was asked about is over. */
function forget(thing) {
  for (const it of document.querySelectorAll("[data-sure]")) if (it !== thing) delete it.dataset.sure;
}

/** The first press of what cannot be taken back, and may be a slip, only says so. The next one counts. */
function asks(thing, say) {
  // in a lesson, a puzzle or a drill everything can be tried again
  if (!("risk" in thing.dataset) || document.querySelector(".coach, .drill, .example")) return false;
  if ("sure" in thing.dataset) return false; // it goes when the page is changed
  thing.dataset.sure = "";
  say([...thing.querySelectorAll("[data-aside]")].pop().textContent);
  return true;
}

/** What can be pressed, and what is pointed at and has the focus: as it is until this time. */
function keep(until, standing) {
  const things = [];
  for (const it of document.querySelectorAll(THINGS)) {
    if (folded(it)) continue;
    const box = it.getBoundingClientRect();
    if (box.width && box.bottom > 0 && box.top < innerHeight) things.push({ box, means: meaning(it) });
  }
  const under = document.elementFromPoint(...pointer)?.closest(THINGS);
  const focus = document.activeElement?.matches(THINGS) ? document.activeElement : null;
  past = past.filter((it) => until - it.until < SECOND);
  past.push({ until, standing, things, pointer, under: under && meaning(under), focus: focus && meaning(focus) });
}

/** Whether something else was there so short a time ago that this press may have been meant for it. */
function tooSoon(event, thing, standing) {
  const means = meaning(thing);
  if (event.detail && onward && !thing.matches(GOES_ON) && event.timeStamp - onward.at < ONWARD)
    if (holds(onward.box, [event.clientX, event.clientY])) return true;
  return past.some((it) => {
    const age = event.timeStamp - it.until;
    if (event.detail === 0) return age < SECOND && it.focus && it.focus !== means; // by a key
    const place = [event.clientX, event.clientY];
    const there = it.things.filter(({ box }) => holds(box, place));
    const boxes = [thing.getBoundingClientRect(), ...there.map(({ box }) => box)]; // of this one, and what was here
    const here = same(place, it.pointer) || boxes.some((box) => holds(box, it.pointer));
    if (here && it.under && it.under !== means) return age < SECOND;
    const again = there.some((other) => other.means === means);
    if (!again && "last" in thing.dataset) return age < SECOND; // what ends a turn cannot always be taken back
    return age < UNSEEN && (again ? it.standing !== standing && thing.matches(ANSWERS) : there.length > 0);
  });
}

/** From now on watch what is pressed; `standing` tells how the game stands, `say` tells a screen reader. */
export function watch(standing, say) {
  for (const kind of ["pointermove", "pointerdown"])
    addEventListener(kind, ({ clientX, clientY }) => (pointer = [clientX, clientY]), { capture: true });
  // whoever goes elsewhere means what is there
  for (const kind of ["wheel", "touchmove"]) addEventListener(kind, () => (past = []), { passive: true });
  addEventListener("focusin", () => {
    if (!showing) for (const it of past) it.focus = null;
  });
  addEventListener("keydown", ({ key }) => key.length > 1 || key === " " || forget());
  addEventListener(
    "click",
    (event) => {
      if (!event.isTrusted) return;
      const finger = event.pointerType === "touch" || event.pointerType === "pen";
      const missed = finger ? beside(event.clientX, event.clientY) : null;
      const thing = missed ?? event.target.closest?.(THINGS);
      if (!thing) return;
      forget(thing);
      if (tooSoon(event, thing, standing())) {
        event.preventDefault();
        event.stopImmediatePropagation();
        thing.animate(BLINK, { duration: SECOND / 2 });
      } else if (asks(thing, say)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else {
        keep(event.timeStamp, standing());
        onward = thing.matches(GOES_ON) ? { at: event.timeStamp, box: thing.getBoundingClientRect() } : null;
        if (!missed) return;
        event.stopImmediatePropagation();
        missed.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
      }
    },
    { capture: true },
  );
}

/** Change the page, which stood like this until now. */
export function guard(standing, change) {
  keep(now(), standing);
  showing = true;
  change();
  showing = false;
}
