// What a page around this one is told: of a running game only what everybody may know, unless the person agrees; and what
// it may ask for. docs/messages.json has every message.

let asking = null; // the message that waits for the person's answer
let host = { record: "", whole: true, asked: false };
let ready = false;
const EVENTS = ["ready", "asked", "choice", "refused", "over"];
const METHODS = ["load", "set"]; // heard where the address says `?api`

/** The link that a script may have, or null when there is no game. */
export const record = () => host.record || null;

/** The page was brought up to date: from now on this is told. */
export function shown(told) {
  host = told;
  if (asking && !host.asked) answer();
  if (self === parent) return;
  if (!ready) tell({ type: "ready", game: told.game, at: told.at, events: EVENTS, methods: methods() });
  ready = true;
  for (const message of told.messages) tell(message);
}

/** Tell the page around this one. All of it is for everybody's eyes, so whoever it is may hear it. */
const tell = (message) => parent.postMessage({ pygames: 1, ...message }, "*");

const methods = () => (new URLSearchParams(location.search).has("api") ? METHODS : []);

/** Do what the page around asks for; what it may not ask for, or what makes no sense, is left alone. */
function obey({ type, record, lang, theme }, send) {
  if (!methods().includes(type)) return;
  if (type === "load" && typeof record === "string") send({ type: "submit", form: "open", data: { record } });
  if (type !== "set") return;
  if (lang) send({ type: "click", data: { do: "language", arg: String(lang) } });
  if (theme) send({ type: "change", form: "settings", data: { theme: String(theme) } });
}

/** Answer the page around this one. `{pygames: "record"}` asks for the link; with `whole` the person is asked too. */
export function watch(send) {
  if (self === parent) return;
  addEventListener("message", (event) => {
    if (event.source !== parent) return;
    if (event.data?.pygames === 1) obey(event.data, send);
    if (event.data?.pygames !== "record") return;
    asking = event;
    if (event.data.whole === true && !host.whole) send({ type: "asked", origin: event.origin });
    else answer();
  });
}

function answer() {
  const { source, origin } = asking;
  asking = null;
  const targetOrigin = origin === "null" ? "*" : origin;
  source.postMessage({ pygames: "record", record: record(), whole: host.whole }, { targetOrigin });
}
