// The browser's storage, which may be refused (private windows, sandboxed frames), be full, or hold anything.

import { forget, note, restore } from "./journal.js";

const PREFIX = "pygames.";
const SHARED = `${PREFIX}preferences`;
const GAME = /^pygames\.game\.([0-9a-z]{1,40})$/;
const DEEPEST = 4; // set-ups by game, fields by name
const LONGEST = 1_000_000; // characters of a game that are looked at
// In a frame nothing is kept unasked: a visitor of the page around has agreed to nothing, and the next one, as in an LMS, may
// be somebody else. `?keep=yes` says that the page around has seen to that.
const WANTED = new URLSearchParams(location.search).get("keep");
export const REFUSED = WANTED === "no" || (self !== top && WANTED !== "yes");

/** The storage; an error where there is none. */
const storage = () => where("localStorage");

/** The same for this tab alone. */
export const tab = () => where("sessionStorage");

function where(name) {
  if (REFUSED) throw new Error("not wanted");
  return self[name];
}

/** What all windows share beside the games: preferences, what was learnt and more (web/model/shared.py); null if it cannot be read. */
export function shared() {
  try {
    const stored = JSON.parse(storage().getItem(SHARED)) ?? {};
    return shallow(stored, DEEPEST) && !Array.isArray(stored) && typeof stored === "object" ? stored : null;
  } catch {
    return null;
  }
}

/** Whether objects stand at most so deep in each other; what is deeper would kill Python as it reads it. */
function shallow(value, deepest) {
  return value === null || typeof value !== "object"
    || (deepest > 0 && Object.values(value).every((it) => shallow(it, deepest - 1)));
}

/** Whether anything can be stored at all. */
export function works() {
  return put(`${PREFIX}probe`, "1") && put(`${PREFIX}probe`, null);
}

/** Write that; whether it could be done. */
export function share(text) {
  return write(SHARED, text);
}

/** The stored games: their texts by id. */
export function games() {
  const found = {};
  try {
    for (let n = 0; n < storage().length; n++) {
      const key = storage().key(n);
      const id = GAME.exec(key)?.[1];
      if (id) found[id] = storage().getItem(key).slice(0, LONGEST);
    }
  } catch {
    // Then there are none.
  }
  return found;
}

/** The stored text of this game, or null. */
export const game = (id) => games()[id] ?? null;

/** Write games, or remove those that are null; whether all of it could be done. */
export function keep(text) {
  let ok = true;
  for (const [id, game] of Object.entries(JSON.parse(text))) ok = write(`${PREFIX}game.${id}`, game) && ok;
  return ok;
}

function write(key, text) {
  if (!put(key, text)) return false;
  try {
    note(key, text);
  } catch {
    // It is stored, if not at once.
  }
  return true;
}

function put(key, text) {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Put back what was lost when the browser was killed; promises whether anything was, and hands `later` what Python asks for. */
export async function restored(later) {
  const keys = REFUSED ? [] : await restore();
  for (const key of keys) {
    const id = GAME.exec(key)?.[1];
    later(id ? { type: "storage", id, text: game(id) } : { type: "shared" });
  }
  return keys.length > 0;
}

/** Another window has changed a stored game, what all share, or (without an id) emptied the storage. */
export function elsewhere(tell) {
  if (REFUSED) return;
  addEventListener("storage", (event) => {
    if (event.key === SHARED || event.key === null) tell({ type: "shared" });
    if (event.key === null) forget().catch(() => {});
    const id = event.key === null ? "" : GAME.exec(event.key)?.[1];
    if (id !== undefined) tell({ type: "storage", id, text: event.newValue?.slice(0, LONGEST) ?? null });
  });
}
