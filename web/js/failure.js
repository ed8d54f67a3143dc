// What is told of the start, to whoever listens: how far it is, and that it failed. Several scripts do, so it lies on the window.

const root = document.documentElement;
const start = (window.pygamesStart ??= { told: { loaded: 0, total: 0, failure: null } });

export const { told } = start;

/** Something about the start has changed. */
export const tell = () => window.dispatchEvent(new Event("pygames-start"));

/** An error that says so in one of our own texts, by its key with its parameters. */
export const because = (reason) => Object.assign(new Error(reason.key), { reason });

/**
 * Why an address gave nothing, as the key of a text: `otherwise`, unless it is there and the browser hands it to nobody. In a frame
 * without an origin it does so for a host that does not send `Access-Control-Allow-Origin`.
 */
export async function unread(address, otherwise) {
  if (self.origin !== "null" || !/^https?:/.test(address)) return otherwise;
  const there = await fetch(address, { mode: "no-cors" }).then(() => true, () => false);
  return there ? "start.header" : otherwise;
}

/** The start failed: `why` is one of our own texts with its parameters, or an error of the browser or of Python. */
export function fail(why) {
  if (root.dataset.state !== "loading") return;
  root.dataset.state = "error";
  told.failure = why.key ? why : (why.reason ?? foreign(String(why.message ?? why)));
  tell();
}

/** Of a traceback the last line says most, the console has all. */
const foreign = (words) => ({ key: "start.error", message: words.trim().split("\n").at(-1) });
