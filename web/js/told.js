// On a small screen what is told lies over the page: where it covers neither what was asked about nor, if there is
// such a place, what can be chosen; of such places one beside a hint. Here and not in Python, because only the browser knows what lies where.

const CHOICES = "#app .board :is([data-choice], [data-step], [data-lit])"; // and what a hint points at
const THINGS = "#app .board :is([data-choice], [data-step], [data-why])";
const LESS = 0.5; // to lie over the hint that was read is less of a harm than over a choice
const MARGIN = 4; // pixels to what lies beside it
const EDGE = 8; // so much of a thing may be covered: what it is can still be seen
let asked = ""; // what was pressed last on the table

/** What is told, where it lies over the page. */
function panel() {
  const told = document.querySelector("#app .side > .refusal");
  return told && getComputedStyle(told).position === "fixed" ? told : null;
}

/** The page is being brought up to date: until `lay` it counts as not there. */
export function lift() {
  if (panel()) panel().style.pointerEvents = "none";
}

/** Lays it over the table, which is seen from `upper` to `lower`: below, above, or beside what was pressed. */
export function lay(upper, lower) {
  const told = panel();
  if (!told) return;
  told.style.pointerEvents = "";
  delete told.dataset.brief;
  let [top, harm] = place(told, upper, lower);
  if (harm > 0) {
    told.dataset.brief = ""; // in smaller letters
    const [other, less] = place(told, upper, lower);
    if (less < harm || harm >= 1) top = other;
    else delete told.dataset.brief;
  }
  if (top !== undefined) told.style.insetBlock = `${top}px auto`;
}

/** Where it does least harm, and how much; of places that are as good the first. */
function place(told, upper, lower) {
  const high = told.offsetHeight;
  const [{ left, right }] = told.getClientRects();
  const thing = document.getElementById(asked);
  const pressed = thing?.getBoundingClientRect();
  const above = (y) => y - MARGIN - high;
  const beside = pressed ? [above(pressed.top), pressed.bottom + MARGIN] : [];
  const tops = [above(lower), upper + MARGIN, ...beside].filter((top) => top >= upper);
  const whole = tops.filter((top) => top + high <= innerHeight);
  const covered = (it, top) => {
    const at = it.getBoundingClientRect();
    return at.left < right && at.right > left && at.top + EDGE < top + high && at.bottom - EDGE > top;
  };
  const hint = document.querySelector("#app .hint");
  const choices = [...document.querySelectorAll(CHOICES)].filter((it) => it.checkVisibility());
  const harm = (top) =>
    (thing && covered(thing, top) ? 2 * choices.length + 1 : 0) +
    choices.filter((it) => covered(it, top)).reduce((sum, it) => sum + ("lit" in it.dataset ? 2 : 1), 0) +
    (hint && covered(hint, top) ? LESS : 0);
  const places = (whole.length ? whole : tops).map((top) => [top, harm(top)]);
  return places.reduce((best, it) => (it[1] < best[1] ? it : best), places[0] ?? []);
}

// as it is pressed, by a key too: the page is changed later
addEventListener("click", ({ target }) => (asked = target.closest?.(THINGS)?.id || asked), { capture: true });
