// What has changed on the table is seen to change: new cards are dealt one by one, a number rolls in and the difference flies
// off, who has lost health is shaken, a die tumbles before it is read. Python marks these things (web/view/marked.py).
//
// All of it is Web Animations of `transform` and `opacity` on what the page shows already: nothing waits for them, `end` is
// called by any press, and nothing of them is told to a screen reader.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const MOST = 12; // new cards: where there are more, another game lies on the table
const APART = 130; // milliseconds between two cards
const TUMBLE = 850;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/** The things of the table by the names that this attribute gives them. */
function named(attribute) {
  const found = new Map();
  for (const it of document.querySelectorAll(`#app :is(.board, .scene) [${attribute}]`)) {
    if (!it.closest("[popover]")) found.set(it.getAttribute(attribute), it);
  }
  return found;
}

/** What the table shows now; nothing where nothing is to move. */
export function standing() {
  if (calm.matches || document.hidden || !document.querySelector("#app .board")) return null;
  return {
    cards: new Set(named("data-card").keys()),
    dice: new Set(named("data-die").keys()),
    counts: new Map([...named("data-count")].map(([name, it]) => [name, Number(it.dataset.n)])),
  };
}

/** Show what has changed since the table stood like this. */
export function show(before) {
  const dealt = [...named("data-card")].filter(([name]) => !before.cards.has(name)).map(([, card]) => card);
  const last = new Map(); // by part of the table: when its last card or die lies
  if (dealt.length <= MOST) dealt.forEach((card, number) => last.set(card.closest("section"), deal(card, number * APART)));
  for (const [name, die] of named("data-die")) if (!before.dice.has(name)) last.set(die.closest("section"), tumble(die));
  for (const [part, delay] of last) for (const it of part?.querySelectorAll("[data-later]") ?? []) appear(it, delay);
  const changed = [...named("data-count")]
    .map(([name, it]) => ({ it, change: Number(it.dataset.n) - before.counts.get(name) }))
    .filter(({ change }) => change);
  const boxes = changed.map(({ it }) => it.getBoundingClientRect()); // all before anything is put beside them
  changed.forEach(({ it, change }, n) => count(it, change, last.get(it.closest("section")) ?? 0, boxes[n]));
}

/** What is said of cards or a die comes when they lie. */
const appear = (it, delay) => it.animate([{ opacity: 0 }, {}], { delay, duration: 150, fill: "backwards" });

function deal(card, delay) {
  const from = { opacity: 0, transform: "translateY(-1.4rem) scale(0.92)" };
  card.animate([from, {}], { delay, duration: 260, easing: EASE, fill: "backwards" });
  return delay + 260;
}

/** The blank side, drawn over the die, goes only when it lies. */
function tumble(die) {
  const turned = { transform: "translate(-2.5rem, -0.8rem) rotate(-540deg)" };
  const hop = { transform: "translate(-0.4rem, 0) rotate(-60deg)", offset: 0.7 };
  die.animate([turned, hop, {}], { duration: TUMBLE, easing: "ease-out" });
  die.animate([{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { duration: TUMBLE, pseudoElement: "::before" });
  return TUMBLE;
}

function count(it, change, delay, box) {
  const from = `translateY(${change > 0 ? 0.7 : -0.7}em)`;
  it.animate([{ opacity: 0, transform: from }, {}], { delay, duration: 350, easing: EASE, fill: "backwards" });
  fly(box, change, delay);
  if (change < 0 && "blow" in it.dataset) it.closest("section")?.animate(SHAKE, { delay, duration: 380 });
}

const SHAKE = [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** The difference, over the page and out of reach. */
function fly({ left, top, width }, change, delay) {
  if (!width) return;
  const sign = document.createElement("span");
  sign.className = "flying";
  sign.ariaHidden = "true";
  sign.dataset.less = String(change < 0);
  sign.textContent = `${change < 0 ? "−" : "+"}${Math.abs(change)}`;
  sign.style.left = `${left + width / 2}px`;
  sign.style.top = `${top}px`;
  document.body.append(sign);
  const at = (y, opacity, offset) => ({ transform: `translate(-50%, ${y}rem)`, opacity, offset });
  const way = [at(-0.8, 0, 0), at(-1.5, 1, 0.15), at(-1.7, 1, 0.65), at(-2.6, 0, 1)];
  const flight = sign.animate(way, { delay, duration: 1200, fill: "backwards" });
  flight.onfinish = () => sign.remove();
}

/** Everything is at once as it will be; whether anything was not. What goes on for ever goes on. */
export function end() {
  const moving = document.getAnimations().filter((it) => it.constructor === Animation && it.effect.target?.closest("#app, .flying"));
  for (const it of moving) it.finish();
  return moving.length > 0;
}
