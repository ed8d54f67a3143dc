// The browser's storage, which may be refused (private windows, sandboxed frames), be full, or hold anything.

const PREFIX = "pygames.";
const GAME = /^pygames\.game\.([0-9a-z]{1,40})$/;
const DEEPEST = 4; // set-ups by game, fields by name
const LONGEST = 1_000_000; // characters of a game that are looked at
// Where several persons come to the same address, as in an LMS, nothing of one may be kept for the next.
const REFUSED = new URLSearchParams(location.search).get("keep") === "no";

/** The storage; an error where there is none. */
function storage() {
  if (REFUSED) throw new Error("not wanted");
  return localStorage;
}

/** The stored preferences, or nothing. */
export function preferences() {
  try {
    const stored = JSON.parse(storage().getItem(`${PREFIX}preferences`)) ?? {};
    return shallow(stored, DEEPEST) ? stored : {};
  } catch {
    return {};
  }
}

/** Whether objects stand at most so deep in each other; what is deeper would kill Python as it reads it. */
function shallow(value, deepest) {
  return value === null || typeof value !== "object"
    || (deepest > 0 && Object.values(value).every((it) => shallow(it, deepest - 1)));
}

/** Whether anything can be stored at all. */
export function works() {
  return write(`${PREFIX}probe`, "1") && write(`${PREFIX}probe`, null);
}

export function storePreferences(chosen) {
  return write(`${PREFIX}preferences`, JSON.stringify(chosen));
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

/** Write games, or remove those that are null; whether all of it could be done. */
export function keep(text) {
  let ok = true;
  for (const [id, game] of Object.entries(JSON.parse(text))) ok = write(`${PREFIX}game.${id}`, game) && ok;
  return ok;
}

function write(key, text) {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Another window has changed a stored game, what was learnt, or (without an id) emptied the storage. */
export function elsewhere(tell) {
  addEventListener("storage", (event) => {
    if (event.key === `${PREFIX}preferences`) tell({ type: "learnt", progress: preferences().progress });
    const id = event.key === null ? "" : GAME.exec(event.key)?.[1];
    if (id !== undefined) tell({ type: "storage", id, text: event.newValue?.slice(0, LONGEST) ?? null });
  });
}
