// What a page around this one is told: of a running game only what everybody may know, and what it may
// ask for. No press in a frame can give away more: a page may lie over its frame, so that a press is meant for something else.
// docs/messages.json has every message.

import { may } from "./asked.js";
import { tellNeed } from "./size.js";

let host = { record: "", whole: true, methods: [] };
let ready = false;
let send = () => {};
const FIELDS = ["type", "record", "link", "rule", "lesson", "puzzle", "drill", "at", "lang", "theme", "rendering", "letter", "works"];

/** The link that a script may have, or null when there is no game. */
export const record = () => host.record || null;

/** The page was brought up to date: from now on this is told. */
export function shown(told) {
  host = told;
  if (self === parent) return;
  if (!ready) tell({ type: "ready", game: told.game, at: told.at, events: told.events, methods: methods() });
  for (const message of told.messages) tell(message);
  if (!ready) setTimeout(() => window.pygamesFirst.asked(hear)); // Python shows the page now
  ready = true;
  tellNeed(told.game);
}

/** Tell the page around this one. All of it is for everybody's eyes, so whoever it is may hear it. */
const tell = (message) => parent.postMessage({ pygames: 1, ...message }, "*");

/** What is heard: nothing but where the address says `?api`. */
const methods = () => (may() ? [...host.methods, "look"] : []);

/** Hand over what the page around asks for, web/update/host.py does it; what it may not ask for is left alone. */
function obey(asked) {
  if (!may() || !host.methods.includes(asked.type)) return;
  const message = Object.fromEntries(FIELDS.filter((name) => isWord(asked[name])).map((name) => [name, asked[name]]));
  if (typeof asked.record === "object") message.record = written(asked.record);
  send({ type: "host", message });
}

const isWord = (value) => typeof value === "string" || typeof value === "number";

/** A record as a text; of what is none, as it may hold itself, an empty one. */
function written(record) {
  try {
    return JSON.stringify(record) ?? "";
  } catch {
    return "";
  }
}

/** Hand over to `receive` what the page around asks for, once the page is shown. */
export function watch(receive) {
  send = receive;
  addEventListener("resize", () => ready && tellNeed(host.game)); // another width has other lines
}

/** Do it, or answer: `{pygames: "record"}` asks for the link. */
function hear(event) {
  if (event.data?.pygames === 1) obey(event.data);
  if (event.data?.pygames === "record") answer(event);
}

function answer({ source, origin }) {
  const targetOrigin = origin === "null" ? "*" : origin;
  source.postMessage({ pygames: "record", record: record(), whole: host.whole }, { targetOrigin });
}
