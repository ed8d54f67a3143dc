// What is pointed at without being pressed: by the mouse, by the focus that came with a key, by a long press. Python is
// told, and says what it would do. This cannot be Python's: what a finger holds must not be pressed when it is lifted,
// and what a mouse only passes over is not worth asking.

const CHOICES = "#app :is([data-choice], [data-step])";
const PASSING = 90; // milliseconds: what the mouse rests on so long is pointed at
const SETTLED = 350; // the same of the focus, for then it is read
const HOLDING = 450; // a press so long is no press
const STILL = 10; // pixels that a finger may move meanwhile

let send = () => {};
let standing = ""; // how the game stands, and how far a choice was made
let told = ""; // what Python knows to be pointed at
let waiting = 0;
let holding = 0; // the same of a finger: nothing but the finger itself ends it
let late = null; // what was pointed at while the page was at work, and how: told when that is done
let pointed = null; // the thing itself
let mouse = false; // whether a mouse was the last to point
let keyed = false; // whether the focus came with a key
let held = false; // whether a finger has held on so long that lifting it presses nothing
let start = null; // where the finger lies
let knows = false; // whether a finger has held something on: then nobody needs to be told
const fingers = matchMedia("(pointer: coarse)");

const key = (thing) => (thing ? `${standing} ${thing.dataset.choice ?? ""} ${thing.dataset.step ?? ""}` : "");

// a mouse has the title of a thing, and keys its name: to a finger Python says in words what it is
function tell(thing, aloud = false, inWords = false) {
  clearTimeout(waiting);
  late = "busy" in document.documentElement.dataset ? [thing, aloud, inWords] : null;
  if (late || key(thing) === told) return;
  told = key(thing);
  pointed = thing;
  // who came by a key may not see the line: it is read
  document.querySelector("#forecast")?.setAttribute("aria-live", aloud ? "polite" : "off");
  const { choice, step } = thing?.dataset ?? {};
  send({ type: "preview", data: { ...(choice && { choice }), ...(step && { step }), ...(inWords && { held: "" }) } });
}

function soon(thing, after, aloud = false) {
  clearTimeout(waiting);
  if (key(thing) !== told) waiting = setTimeout(() => tell(thing?.isConnected ? thing : null, aloud), after);
}

const at = (event) => event.target.closest?.(CHOICES) ?? null;
const byKey = () => {
  const thing = document.activeElement;
  return thing?.matches?.(`${CHOICES}:focus-visible`) ? thing : null;
};

/** From now on tell what is pointed at. */
export function watch(receive) {
  send = receive;
  addEventListener("pointerover", (event) => {
    mouse = event.pointerType === "mouse";
    if (mouse && !start) soon(at(event), PASSING); // under a finger the page may move below a mouse that lies still
  });
  document.documentElement.addEventListener("pointerleave", () => mouse && soon(null, PASSING));
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
  });
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => {
      clearTimeout(holding);
      start = null;
    });
  }
  addEventListener("click", swallow, true); // before anybody else hears of it
  addEventListener("contextmenu", (event) => {
    if (start && at(event)) event.preventDefault();
  });
}

function press(event) {
  held = false;
  start = null;
  if (event.pointerType === "mouse") return;
  const thing = at(event);
  clearTimeout(waiting);
  clearTimeout(holding);
  if (!thing) {
    tell(null); // pressed elsewhere: it was read
    return;
  }
  start = [event.clientX, event.clientY];
  holding = setTimeout(() => {
    held = knows = true;
    tell(thing, false, true);
  }, HOLDING);
}

/** What a finger has held is not pressed when it is lifted; a key has no finger. */
function swallow(event) {
  if (!held || event.detail === 0) return;
  held = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The page was brought up to date, and the game stands at this record. */
export function shown(now) {
  const question = `${now} ${document.querySelectorAll("#app [data-mark=picked]").length}`;
  const over = mouse ? [...document.querySelectorAll(`${CHOICES}:hover`)].pop() : null;
  const changed = question !== standing;
  if (changed) {
    standing = question;
    told = "";
  }
  const [thing, ...how] = late ?? [];
  if (thing?.isConnected && thing.matches(CHOICES)) tell(thing, ...how);
  else if (changed && over) soon(over, PASSING);
  if (fingers.matches && !knows && document.querySelector("#hold")) send({ type: "preview", data: { hold: "" } });
}

/** What is said of a thing in words lies where the thing does not. */
export function place() {
  const line = document.querySelector("#held");
  if (!line || !pointed) return;
  line.removeAttribute("data-low");
  const [{ top, bottom }, thing] = [line, pointed].map((it) => it.getBoundingClientRect());
  line.toggleAttribute("data-low", thing.top < bottom && thing.bottom > top);
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
