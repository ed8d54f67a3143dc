// Dragging, by mouse, pen and finger. Whatever is pressed to be chosen can be dragged: what has to be aimed is picked up and
// put on what it is aimed at (where buttons follow, they come); what needs no aim is done where it is let go, anywhere
// on the table but in its own zone and on what belongs to others. What cannot be chosen says why where it is let go. Python is told presses. Here and not
// in Python, because only the browser knows where the pointer is.

import { finish } from "./movement.js";
import * as preview from "./preview.js";

const TABLE = ".frame:not(.frame--text, .frame--end) .board";
const THINGS = "[data-choice], [data-step], [data-why]";
const OTHERS = "[data-others]"; // what belongs to others: nothing that needs no aim is done there
const BUTTONS = ".frame-tray [data-choice]";
const FAR = 8; // pixels that a mouse moves before it drags
const FARTHER = 14; // the same of a finger, which is never still
const SWIPE = 250; // milliseconds: a finger that is lifted sooner has swiped over the table, and dragged nothing
const root = document.documentElement;

let send = () => {};
let pressed = null; // what lies under the pointer that is down, and where that came down
let dragged = null; // the thing that is dragged, its picture, and what is known of it
let over = null; // what it would be let go on
let swallowing = false; // whether the click that ends a drag is still to come

/** From now on things of the table can be dragged. */
export function watch(receive) {
  send = receive;
  addEventListener("pointerdown", begin);
  addEventListener("pointermove", move);
  addEventListener("pointerup", (event) => end(event, true));
  addEventListener("pointercancel", (event) => end(event, false));
  addEventListener("keydown", (event) => event.key === "Escape" && end(event, false), { capture: true });
  addEventListener("dragstart", (event) => event.target.closest?.(TABLE) && event.preventDefault());
  addEventListener("click", swallow, { capture: true });
  visualViewport?.addEventListener("resize", () => root.toggleAttribute("data-enlarged", visualViewport.scale > 1.01));
}

function begin(event) {
  swallowing = false;
  pressed = null;
  if (dragged) letGo();
  if (!event.isPrimary || event.button !== 0 || document.querySelector("dialog[open]")) return;
  const thing = event.target.closest?.(THINGS);
  if (!thing?.closest(TABLE) || thing.closest("[popover], [data-scrolls], [inert]")) return;
  pressed = { thing, at: [event.clientX, event.clientY], since: event.timeStamp };
}

function move(event) {
  if (!event.isPrimary) return;
  const at = [event.clientX, event.clientY];
  if (pressed && !dragged) {
    const far = event.pointerType === "mouse" ? FAR : FARTHER;
    if (Math.hypot(at[0] - pressed.at[0], at[1] - pressed.at[1]) < far) return;
    lift(pressed);
  }
  if (!dragged) return;
  const { picture, from } = dragged;
  picture.style.translate = `${at[0] - from[0]}px ${at[1] - from[1]}px`;
  aim(under(at));
}

/** Take this thing up: its picture goes with the pointer. What has to be aimed is picked, so that its aims light up. */
function lift({ thing, at: from, since }) {
  preview.letGo();
  const { step, choice, why } = thing.dataset;
  dragged = { id: thing.id, thing, zone: zoneOf(thing), from, since, step, choice, why, picture: pictureOf(thing) };
  document.body.append(dragged.picture);
  root.dataset.dragging = step === undefined ? "done" : "aimed";
  thing.dataset.dragged = "";
  if (step !== undefined && thing.dataset.mark !== "picked") send({ type: "click", data: { step } });
}

/** The name of the part of the table in which this lies. */
function zoneOf(it) {
  const zone = it.closest("[data-zone]") ?? it.parentElement;
  return zone.id || zone.dataset.zone;
}

/** A picture of a thing as it looks now, wherever it is put. */
function pictureOf(thing) {
  const picture = thing.cloneNode(true);
  const copies = [picture, ...picture.querySelectorAll("*")];
  [thing, ...thing.querySelectorAll("*")].forEach((it, n) => {
    const style = getComputedStyle(it);
    for (const name of style) copies[n].style.setProperty(name, style.getPropertyValue(name));
    for (const name of [...copies[n].getAttributeNames()]) {
      if (name === "id" || name.startsWith("data-")) copies[n].removeAttribute(name);
    }
  });
  const { left, top, width, height } = thing.getBoundingClientRect();
  Object.assign(picture.style, {
    position: "fixed",
    inset: `${top}px auto auto ${left}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    margin: "0",
    transform: "none",
    transition: "none",
    animation: "none",
    scale: "1.05",
    zIndex: "90",
    pointerEvents: "none",
    boxShadow: "0 10px 30px rgb(0 0 0 / 0.5)",
  });
  picture.className = "dragged";
  picture.inert = true;
  picture.ariaHidden = "true";
  return picture;
}

/** What lies on the table there, but for the thing itself. */
function under(at) {
  const it = document.elementFromPoint(...at);
  if (!it?.closest(TABLE)) return null;
  const thing = it.closest(THINGS);
  const itself = thing && (thing === dragged.thing || (thing.id && thing.id === dragged.id));
  return itself ? null : (thing ?? it);
}

/** Show what it would be let go on, and say what that would do. */
function aim(it) {
  const target = dragged.step !== undefined && it?.matches(THINGS) ? it : null;
  if (target === over) return;
  delete over?.dataset.aimed;
  over = target;
  if (!over) return;
  over.dataset.aimed = "";
  const { choice, step } = over.dataset;
  if (choice !== undefined || step !== undefined) preview.point(over);
}

function end(event, down) {
  pressed = null;
  if (!dragged) return;
  if (event.type === "keydown") event.stopImmediatePropagation();
  swallowing = event.type === "pointerup";
  finish(); // cards that fly lie over the others
  const swiped = event.pointerType === "touch" && event.timeStamp - dragged.since < SWIPE;
  const it = down && !swiped ? under([event.clientX, event.clientY]) : null;
  const { step, choice, why, zone } = dragged;
  letGo();
  const data = it ? { ...it.dataset } : {};
  const away = it && zoneOf(it) !== zone;
  if (step !== undefined) {
    const buttons = away && document.querySelector(BUTTONS); // they say what may be done
    const aimed = data.mark !== "other" && ["choice", "step"].some((name) => name in data);
    if (aimed || ("why" in data && !buttons)) send({ type: "click", data });
    else if (!buttons) send({ type: "click", data: { do: "take-back" } });
  } else if (away) {
    const beside = choice !== undefined && it.closest(OTHERS);
    send({ type: "click", data: beside ? { do: "dropped-aside" } : choice !== undefined ? { choice } : { why } });
  }
}

function letGo() {
  dragged.picture.remove();
  delete document.querySelector("[data-dragged]")?.dataset.dragged;
  delete over?.dataset.aimed;
  delete root.dataset.dragging;
  dragged = over = null;
}

/** The press that ends a drag is none. */
function swallow(event) {
  if (!swallowing || event.detail === 0) return;
  swallowing = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}
