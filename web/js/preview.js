// What is pointed at without being pressed: by the mouse, by the focus that came with a key, by a long press. Python is
// told, and says what it would do; of a card that the mouse rests on or a finger holds it shows the face (reading.js).
// This cannot be Python's: what a finger holds must not be pressed when it is lifted, and what a mouse only passes over
// is not worth asking.

import * as reading from "./reading.js";

const CHOICES = "#app :is([data-choice], [data-step])";
const THINGS = "#app :is([data-choice], [data-step], [data-why], [data-face])";
const PASSING = 90; // milliseconds: what the mouse rests on so long is pointed at
const RESTING = 500; // the same of a card that is to be read
const SETTLED = 350; // the same of the focus, for then it is read
const HOLDING = 450; // a press so long is no press
const STILL = 10; // pixels that a finger may move meanwhile

let send = () => {};
let standing = ""; // how the game stands, and how far a choice was made
let told = ""; // what Python knows to be pointed at
let waiting = 0;
let resting = 0;
let holding = 0; // the same of a finger: nothing but the finger itself ends it
let late = null; // what was pointed at while the page was at work, and how: told when that is done
let mouse = false; // whether a mouse was the last to point
let keyed = false; // whether the focus came with a key
let held = false; // whether a finger has held on so long that lifting it presses nothing
let still = false; // whether the mouse has not moved since the page was changed below it
let over = null; // the thing that the mouse is over, or that the finger holds
let start = null; // where the finger lies
let knows = false; // whether a finger has held something on: then nobody needs to be told
const fingers = matchMedia("(pointer: coarse)");

const key = (thing) => (thing ? `${standing} ${thing.dataset.choice ?? ""} ${thing.dataset.step ?? ""}` : "");

function tell(thing, aloud = false) {
  clearTimeout(waiting);
  late = "busy" in document.documentElement.dataset ? [thing, aloud] : null;
  if (late || key(thing) === told) return;
  told = key(thing);
  // who came by a key may not see the line: it is read
  document.querySelector("#forecast")?.setAttribute("aria-live", aloud ? "polite" : "off");
  send({ type: "preview", data: named(thing) });
}

/** What Python is told of a thing. */
function named(thing) {
  const { choice, step, why, face } = thing?.dataset ?? {};
  return { ...(choice && { choice }), ...(step && { step }), ...(why && { why }), ...(face && { face }) };
}

/** Show the face of this thing, for as long as it is pointed at. */
function read(thing) {
  clearTimeout(waiting);
  if (!thing.isConnected) return;
  told = thing.matches(CHOICES) ? key(thing) : "";
  document.querySelector("#forecast")?.setAttribute("aria-live", "off");
  reading.of(thing);
  send({ type: "preview", data: { ...named(thing), held: "" } });
}

/** The card is no longer pointed at; what its choice would do may still be said. */
function leave(thing) {
  clearTimeout(resting);
  if (reading.passing()) send({ type: "preview", data: named(thing) });
}

function soon(thing, after, aloud = false) {
  clearTimeout(waiting);
  if (key(thing) !== told) waiting = setTimeout(() => tell(thing?.isConnected ? thing : null, aloud), after);
}

const at = (event, things = CHOICES) => event.target.closest?.(things) ?? null;
const byKey = () => {
  const thing = document.activeElement;
  return thing?.matches?.(`${CHOICES}:focus-visible`) ? thing : null;
};

/** From now on tell what is pointed at. */
export function watch(receive) {
  send = receive;
  addEventListener("pointerover", (event) => {
    mouse = event.pointerType === "mouse";
    if (!mouse || start || reading.opened() || "dragging" in document.documentElement.dataset) return; // under a finger the page may move below a mouse that lies still
    if (still) return; // what comes below a mouse at rest is not pointed at: it would be taken for what is so
    soon(at(event), PASSING);
    rest(at(event, THINGS));
  });
  document.documentElement.addEventListener("pointerleave", () => {
    if (!mouse || reading.opened()) return;
    soon(null, PASSING);
    rest(null);
  });
  addEventListener("focusin", () => {
    const thing = byKey();
    if (thing) soon(thing, SETTLED, true);
    else if (keyed) soon(null, PASSING);
    keyed = Boolean(thing);
  });
  addEventListener("pointerdown", press);
  addEventListener("pointermove", (event) => {
    const far = start && Math.hypot(event.clientX - start[0], event.clientY - start[1]) > STILL;
    if (far) clearTimeout(holding);
    if (!still || event.pointerType !== "mouse") return;
    still = false;
    if (start || reading.opened()) return;
    soon(at(event), PASSING);
    rest(at(event, THINGS));
  });
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => {
      clearTimeout(holding);
      if (start && held) leave(over);
      start = null;
    });
  }
  addEventListener("click", swallow, true); // before anybody else hears of it
  addEventListener("contextmenu", (event) => {
    if (start && at(event, THINGS)) event.preventDefault();
  });
}

function press(event) {
  held = false;
  start = null;
  clearTimeout(resting);
  if (event.pointerType === "mouse" || reading.opened()) return;
  const thing = at(event, THINGS);
  clearTimeout(waiting);
  clearTimeout(holding);
  if (!thing?.matches(CHOICES)) {
    tell(null); // pressed elsewhere: it was read
  }
  if (!thing) return;
  start = [event.clientX, event.clientY];
  holding = setTimeout(() => {
    held = knows = true;
    over = thing;
    read(thing);
  }, HOLDING);
}

/** The mouse is over this thing now: once it has rested there, it is read. */
function rest(thing) {
  if (thing === over) return;
  over = thing;
  if (reading.passing()) leave(thing?.matches(CHOICES) ? thing : null);
  clearTimeout(resting);
  if (thing) resting = setTimeout(() => read(thing), RESTING);
}

/** What is pointed at is taken up: nothing is read or foreseen any more. */
export function letGo() {
  for (const it of [waiting, resting, holding]) clearTimeout(it);
  if (reading.passing()) send({ type: "preview", data: {} });
  held = false;
  start = over = null;
  told = "";
}

/** Something dragged lies over this thing. */
export const point = (thing) => tell(thing);

/** What a finger has held is not pressed when it is lifted; a key has no finger. */
function swallow(event) {
  if (!held || event.detail === 0) return;
  held = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The page was brought up to date, and the game stands at this record. */
export function shown(now) {
  still = true;
  const question = `${now} ${document.querySelectorAll("#app [data-mark=picked]").length}`;
  if (question !== standing) {
    standing = question;
    told = "";
  }
  const [thing, ...how] = late ?? [];
  if (thing?.isConnected && thing.matches(CHOICES)) tell(thing, ...how);
  if (fingers.matches && !knows && document.querySelector("#hold")) send({ type: "preview", data: { hold: "" } });
}

/** That things can be held is hinted at where there is room for it: nothing moves by it. */
export function hint() {
  const line = document.querySelector("#hold");
  if (!line) return;
  const bar = line.closest(".prompt-bar");
  line.hidden = true;
  const before = bar.offsetHeight;
  line.hidden = false;
  line.hidden = bar.offsetHeight > before;
}
