// A relay carries letters between browsers: any server that speaks ntfy's POST and GET (https://docs.ntfy.sh/publish,
// https://docs.ntfy.sh/subscribe/api). The owner of a site names it when the page is built; without that there is none.
//
// The name of the topic, and the key by which all that goes there is sealed, follow from the invitation. So the relay sees
// when something is sent, from which address, and how long it is.

export const ADDRESS = document.querySelector("meta[name=pygames-relay]")?.content ?? "";
const KEPT = "12h"; // how far back is looked: so long a relay keeps what it gets
const LONGEST = 4096; // bytes that it takes
const OPENS = 5_000; // milliseconds in which a stream begins, where nothing in between holds it up
const SOON = 1_500; // milliseconds from question to question where there is no stream; longer each time, but for news
const LONGER = 1.2;
const SELDOM = 15_000;
const HIDDEN = 60_000; // the same where nobody looks
const FIRST = 1_000; // milliseconds until what went wrong is tried again; twice as long each time
const LAST = 60_000;
const HELLO = "hello";
const { subtle } = globalThis.crypto ?? {};
const IV = 12;

const utf8 = (text) => new TextEncoder().encode(text);
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (it) => parseInt(it, 16));
const hex = (data) => Array.from(new Uint8Array(data), (it) => it.toString(16).padStart(2, "0")).join("");
const toText = (data) => btoa(Array.from(data, (it) => String.fromCharCode(it)).join(""));
const fromText = (text) => Uint8Array.from(atob(text), (it) => it.charCodeAt(0));

/** The topic of a line, and its key. */
async function derived({ match, secret }) {
  const from = await subtle.importKey("raw", bytes(secret), "HKDF", false, ["deriveBits", "deriveKey"]);
  const way = (info) => ({ name: "HKDF", hash: "SHA-256", salt: bytes(match), info: utf8(info) });
  const topic = hex(await subtle.deriveBits(way("pygames relay topic 1"), from, 128));
  const GCM = { name: "AES-GCM", length: 256 };
  return { topic, key: await subtle.deriveKey(way("pygames relay key 1"), from, GCM, false, ["encrypt", "decrypt"]) };
}

async function sealed(key, text) {
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const box = new Uint8Array(await subtle.encrypt({ name: "AES-GCM", iv }, key, utf8(text)));
  return toText([...iv, ...box]);
}

/** What was sealed; nothing where it is of somebody who has not seen the invitation. */
async function opened(key, text) {
  try {
    const box = fromText(text);
    const found = await subtle.decrypt({ name: "AES-GCM", iv: box.slice(0, IV) }, key, box.slice(IV));
    return new TextDecoder().decode(found);
  } catch {
    return "";
  }
}

const plain = { credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store" };

/** Ask the relay; an error where it does not answer as it should. */
async function asked(address, more) {
  const answer = await fetch(address, { ...plain, ...more });
  if (!answer.ok) throw new Error(`the relay answers ${answer.status}`);
  return answer;
}

/** Bring what comes on a line, until it is left; `tell` hears of it. With `seldom` it is only looked at, now and then. */
export function join(line, tell, seldom = false) {
  const ending = new AbortController();
  const { signal } = ending;
  const keys = subtle ? derived(line) : Promise.reject(new Error("no ciphers here"));
  let since = KEPT;
  let streams = !seldom; // whether what is sent comes while the answer to a question is still open
  let sure = false; // whether the relay has taken something since it failed last
  let failed = 0; // times, one after the other
  let pause = seldom ? SELDOM : SOON;
  let hearing = new AbortController();
  let wake = () => {};

  async function post(text) {
    const { topic, key } = await keys;
    const body = await sealed(key, `${line.own} ${text}`);
    if (body.length > LONGEST) throw new RangeError("too long for a relay");
    await asked(`${ADDRESS}/${topic}`, { method: "POST", body, signal });
  }

  /** One line of what the relay gives. Whoever has come before this page was here has been answered long ago. */
  async function hear({ event, id, message }) {
    if (event !== "message") return;
    since = id ?? since;
    const [who, text] = (await opened((await keys).key, message)).split(" ");
    if (!text || who === line.own) return;
    pause = SOON;
    if (text !== HELLO) tell.came(text);
    else if (sure) tell.wanted();
  }

  function noStreams() {
    streams = false;
    hearing.abort();
  }

  /** Hear all that an answer brings. Where a stream does not begin in time it is held up on its way: there is none. */
  async function listen(poll) {
    hearing = new AbortController();
    const patience = poll ? 0 : setTimeout(noStreams, OPENS);
    const address = `${ADDRESS}/${(await keys).topic}/json?since=${since}${poll ? "&poll=1" : ""}`;
    try {
      const answer = await asked(address, { signal: AbortSignal.any([signal, hearing.signal]) });
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = "";
      for (let done = false; !done; ) {
        const read = await reader.read();
        clearTimeout(patience);
        done = read.done;
        const lines = (rest + (read.value ?? "\n")).split("\n");
        rest = lines.pop();
        for (const it of lines.filter(Boolean)) await hear(JSON.parse(it));
      }
    } finally {
      clearTimeout(patience);
    }
  }

  /** Listen on. What failed twice is told, and tried again, later each time or when there is a network again. */
  async function attend() {
    while (!signal.aborted) {
      const begins = !sure;
      try {
        await listen(begins || !streams);
        if (begins) {
          if (!seldom) await post(HELLO);
          sure = true;
          tell.works(true);
        } else await waits(document.hidden ? HIDDEN : pause);
        pause = Math.min(SELDOM, pause * LONGER);
        failed = 0;
      } catch {
        if (sure && !streams && hearing.signal.aborted) continue;
        sure = false;
        if (++failed === 2) tell.works(false);
        await waits(Math.min(LAST, FIRST * 2 ** failed));
      }
    }
  }

  const waits = (time) =>
    new Promise((done) => {
      const timer = setTimeout(done, time);
      wake = () => done(clearTimeout(timer));
    });
  signal.addEventListener("abort", () => wake());
  addEventListener("online", () => wake(), { signal });
  document.addEventListener("visibilitychange", () => document.hidden || wake(), { signal });
  attend();
  return {
    async give(letter) {
      try {
        await post(letter);
        pause = SOON;
        tell.taken(letter);
        if (!streams) wake();
      } catch (error) {
        if (signal.aborted) return;
        tell.works(false);
        if (error instanceof RangeError) return;
        [sure, failed] = [false, 0];
        hearing.abort();
        wake();
      }
    },
    leave: () => ending.abort(),
  };
}
