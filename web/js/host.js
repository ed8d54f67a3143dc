// What a page around this one is told: of a running game only what everybody may know, unless the person agrees.

let asking = null; // the message that waits for the person's answer
let host = { record: "", whole: true, asked: false };

/** The link that a script may have, or null when there is no game. */
export const record = () => host.record || null;

/** The page was brought up to date: from now on this is told. */
export function shown(told) {
  host = told;
  if (asking && !host.asked) answer();
}

/** Answer the page around this one. `{pygames: "record"}` asks for the link; with `whole` the person is asked too. */
export function watch(send) {
  if (self === parent) return;
  addEventListener("message", (event) => {
    if (event.source !== parent || event.data?.pygames !== "record") return;
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
