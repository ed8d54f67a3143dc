// The keys of games by mail (docs/mail.md). No script can take a private key or the key of a match out of the browser: they
// lie in its database, and here they are only used. What Python asks for is done one after the other, and it is told of each.

import { open } from "./database.js";
import { REFUSED } from "./keep.js";

const CURVE = { name: "ECDH", namedCurve: "P-256" };
const KW = { name: "AES-KW", length: 256 };
const GCM = { name: "AES-GCM", length: 256 };
const SEALING = ["encrypt", "decrypt"];
const NAME = "pygames-keys";
const STORE = "matches";
const NONCE = 16;
const IV = 12;
const subtle = globalThis.crypto?.subtle; // not where the page came over a line that others can read along

const utf8 = (text) => new TextEncoder().encode(text);
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (it) => parseInt(it, 16));
const hex = (data) => Array.from(new Uint8Array(data), (it) => it.toString(16).padStart(2, "0")).join("");
const fail = (why) => {
  throw new Error(why);
};
const drawn = (count) => crypto.getRandomValues(new Uint8Array(count));

// --- where they lie: a frame that may store nothing has them as long as it is there ---

const here = new Map();
let database = null;

async function through(mode, does) {
  if (REFUSED) throw new Error("not wanted");
  database ??= open(NAME, STORE);
  const transaction = (await database).transaction(STORE, mode);
  const request = does(transaction.objectStore(STORE));
  await new Promise((done, fail) => {
    transaction.oncomplete = done;
    transaction.onabort = fail;
  });
  return request.result;
}

async function keysOf(id) {
  const keys = (await through("readonly", (store) => store.get(id)).catch(() => null)) ?? here.get(id);
  if (!keys) throw new Error("mail.no_keys");
  return keys;
}

async function keep(id, keys) {
  here.set(id, keys);
  await through("readwrite", (store) => store.put(keys, id)).catch(() => {});
}

// --- what is done with them ---

/** A key that two have in common and nobody else has, made of both keys of either; `info` says what it is for. */
async function common(pair, other, id, info, kind, uses) {
  const there = await subtle.importKey("raw", bytes(other), CURVE, false, []).catch(() => fail("mail.damaged"));
  const secret = await subtle.deriveBits({ name: "ECDH", public: there }, pair.privateKey, 256);
  const drawn = await subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const way = { name: "HKDF", hash: "SHA-256", salt: bytes(id), info: utf8(`pygames ${info} 1`) };
  return subtle.deriveKey(way, drawn, kind, false, uses);
}

/** What wraps the key of the match: for a guest, or for a device to which a seat moves; and what seals that seat. */
const wrapping = (pair, other, id, info = "mail") => common(pair, other, id, info, KW, ["wrapKey", "unwrapKey"]);
const moving = (pair, other, id) => wrapping(pair, other, id, "move key");
const seating = (pair, other, id) => common(pair, other, id, "move seat", GCM, SEALING);

/** The first of these that this key opens; with `out` it can be wrapped once more, else it stays in the browser. */
async function unwrapped(wrapped, kek, out = false) {
  for (const it of kek ? wrapped : []) {
    const key = await subtle.unwrapKey("raw", bytes(it), kek, "AES-KW", GCM, out, SEALING).catch(() => null);
    if (key) return key;
  }
  return null;
}

async function sealed(key, head, body) {
  const iv = drawn(IV);
  const box = await subtle.encrypt({ ...GCM, iv, additionalData: head }, key, body);
  return new Blob([iv, box]).arrayBuffer();
}

async function opened(key, head, box) {
  try {
    return await subtle.decrypt({ ...GCM, iv: box.slice(0, IV), additionalData: head }, key, box.slice(IV));
  } catch {
    throw new Error("mail.changed");
  }
}

const fresh = async () => ({
  pair: await subtle.generateKey(CURVE, false, ["deriveBits"]),
  own: await subtle.generateKey(GCM, false, SEALING),
});
const shown = async (pair) => hex(await subtle.exportKey("raw", pair.publicKey));

const tasks = {
  /** Keys for a new match; a guest's go with the host's. Nobody sees a host's nonce before all have accepted. */
  async begin({ id, host }) {
    const known = await keysOf(id).catch(() => ({}));
    if ("kek" in known) fail("mail.here_already");
    const { pair, own } = { ...(await fresh()), ...known }; // somebody may have asked for a seat before
    const key = await shown(pair);
    const nonce = drawn(NONCE);
    const kek = host ? await wrapping(pair, host, id) : null;
    await keep(id, { pair, own, nonce: host ? null : nonce, kek });
    const commitment = hex(await subtle.digest("SHA-256", nonce)).slice(0, 2 * NONCE);
    return host ? { key, nonce: hex(nonce) } : { key, commitment };
  },

  /** The key of the match, wrapped for each guest by their keys, or in a guarded game a key for each; then it cannot be taken out. */
  async deal({ id, guests, guarded }) {
    const keys = await keysOf(id);
    const draw = () => subtle.generateKey(GCM, true, SEALING);
    let match = await draw();
    const wraps = [];
    keys.guests = [];
    for (const guest of guests) {
      const kek = await wrapping(keys.pair, guest, id);
      if (guarded) match = await draw();
      wraps.push(hex(await subtle.wrapKey("raw", match, kek, "AES-KW")));
      keys.match = await unwrapped(wraps.slice(-1), kek);
      keys.guests.push(keys.match);
    }
    await keep(id, keys);
    return { nonce: hex(keys.nonce), wrapped: wraps.join(" ") };
  },

  /** The game was deleted. */
  async forget({ id }) {
    here.delete(id);
    await through("readwrite", (store) => store.delete(id)).catch(() => {});
    return {};
  },

  /** Seal the next letter, or one for each guest (`to`). */
  async seal({ id, letters }) {
    const keys = await keysOf(id);
    const boxes = [];
    for (const { to, head, body } of letters) boxes.push(hex(await sealed(keys.guests?.[to] ?? keys.match, bytes(head), bytes(body))));
    return { box: boxes.join(" ") };
  },

  /** Open what was kept here, and a letter with it; of the keys in a first letter one is for this device. */
  async open({ id, kept, letter }) {
    const keys = await keysOf(id);
    const found = kept ? { kept: new TextDecoder().decode(await opened(keys.own, bytes(id), fromText(kept))) } : {};
    if (!letter) return found;
    const match = keys.guests?.[letter.from] ?? keys.match ?? (await unwrapped(letter.keys, keys.kek)) ?? fail("mail.taken");
    found.body = hex(await opened(match, bytes(letter.head), bytes(letter.box)));
    if (!keys.match) await keep(id, { ...keys, match });
    return found;
  },

  /** Keys by which to ask for a seat on another device: drawn, unless there are some or a request with a key was opened. */
  async ask({ id, opened }) {
    let keys = await keysOf(id).catch(() => ({}));
    if (!keys.pair) {
      if (opened) fail("mail.move.foreign");
      keys = { ...(await fresh()), ...keys };
      await keep(id, keys);
    }
    return { key: await shown(keys.pair), opened };
  },

  /** The seat for another device: the key of the match is taken out, and wrapped for it at once. */
  async hand({ id, to, guest, keys: wraps, head, body }) {
    const keys = await keysOf(id);
    const kek = keys.kek ?? (await wrapping(keys.pair, guest, id)); // the host has as many as guests
    const match = (await unwrapped(keys.wrap ?? wraps, kek, true)) ?? fail("mail.no_keys");
    const wrapped = hex(await subtle.wrapKey("raw", match, await moving(keys.pair, to, id), "AES-KW"));
    return { wrapped, box: hex(await sealed(await seating(keys.pair, to, id), bytes(head + wrapped), bytes(body))) };
  },

  /** The seat from another device. How the key of the match came is kept: the seat may move once more. */
  async take({ id, from, wrapped, head, box }) {
    const keys = await keysOf(id).catch(() => ({}));
    if (!keys.pair) fail("mail.move.other");
    const kek = await moving(keys.pair, from, id);
    const match = (await unwrapped([wrapped], kek)) ?? fail("mail.move.other");
    const body = hex(await opened(await seating(keys.pair, from, id), bytes(head), bytes(box)));
    await keep(id, { ...keys, kek, wrap: [wrapped], match });
    return { body, key: await shown(keys.pair) };
  },

  /** The seat has moved away: what is kept can be opened as before, and no letter any more. */
  async retire({ id }) {
    const { own, match } = await keysOf(id);
    if (match) await keep(id, { own });
    return {};
  },

  /** Seal what is to be kept here; it has this letter in it. */
  async keep({ id, text, letter }) {
    return { letter, box: toText(await sealed((await keysOf(id)).own, bytes(id), utf8(text))) };
  },
};

const toText = (data) => btoa(Array.from(new Uint8Array(data), (it) => String.fromCharCode(it)).join(""));
const fromText = (text) => Uint8Array.from(atob(text), (it) => it.charCodeAt(0));

let before = Promise.resolve();
let waiting = 0;

/** Do what Python asks for, and tell it what came of it or why not. Until all is done, `data-sealing` says so. */
export function use(text, send) {
  const { task, ...order } = JSON.parse(text);
  waiting++;
  document.documentElement.dataset.sealing = "";
  before = before.then(async () => {
    const told = { type: "keys", task, id: order.id };
    try {
      if (!subtle) throw new Error("mail.no_crypto");
      send({ ...told, data: await tasks[task](order) });
    } catch (error) {
      send({ ...told, why: String(error.message).startsWith("mail.") ? error.message : "mail.no_keys" });
    }
    if (--waiting === 0) delete document.documentElement.dataset.sealing;
  });
}
