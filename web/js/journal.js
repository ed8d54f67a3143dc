// Keeps at once what is to be kept. Browsers write localStorage late, Chromium some seconds later: what they have not written
// when they are killed is gone. So each text goes into IndexedDB too, which is on the disk when it says so, with a number that
// rises from text to text. localStorage has the last number: what has a higher one at the start was lost there, and is put back.

import { open as database } from "./database.js";

const NUMBER = "pygames.written";
const NAME = "pygames-kept";
const STORE = "texts";
const root = document.documentElement;

const mine = new Set(); // the keys that were written here
let waiting = new Map(); // by key what is to be written next
let busy = false;
let opened = null;

const number = () => Number(localStorage.getItem(NUMBER)) || 0;
const before = atStart();

function atStart() {
  try {
    return number();
  } catch {
    return Infinity; // nothing is stored here
  }
}

/** This text was put into localStorage under this key, or (null) removed. While it is not safe, `data-keeping` says so. */
export function note(key, text) {
  const n = number() + 1;
  localStorage.setItem(NUMBER, n);
  mine.add(key);
  waiting.set(key, { text, n });
  write().catch(() => {}); // then it is as safe as localStorage
}

async function write() {
  if (busy) return;
  busy = true;
  root.dataset.keeping = "";
  try {
    const database = await open();
    while (waiting.size) {
      const texts = waiting;
      waiting = new Map();
      await put(database, texts);
    }
  } finally {
    busy = false;
    delete root.dataset.keeping;
  }
}

const open = () => (opened ??= database(NAME, STORE));

function put(database, texts) {
  return new Promise((done, fail) => {
    const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
    for (const [key, it] of texts) transaction.objectStore(STORE).put(it, key);
    transaction.oncomplete = done;
    transaction.onabort = fail;
  });
}

/** Put back what localStorage has lost; promises the keys of that. */
export async function restore() {
  if (before === Infinity) return [];
  try {
    const lost = [];
    for (const [key, { text, n }] of await all(await open())) {
      if (n <= before || mine.has(key)) continue;
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      if (n > number()) localStorage.setItem(NUMBER, n);
      lost.push(key);
    }
    return lost;
  } catch {
    return []; // there is no such database
  }
}

/** All that is in it. What was removed before the start is needed no more. */
function all(database) {
  return new Promise((done, fail) => {
    const transaction = database.transaction(STORE, "readwrite");
    const found = [];
    transaction.objectStore(STORE).openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor) return;
      found.push([cursor.key, cursor.value]);
      if (cursor.value.text === null && cursor.value.n <= before) cursor.delete();
      cursor.continue();
    };
    transaction.oncomplete = () => done(found);
    transaction.onabort = fail;
  });
}

/** Another window has emptied the storage. */
export async function forget() {
  const database = await open();
  database.transaction(STORE, "readwrite").objectStore(STORE).clear();
}
