// What carries letters of games by mail by itself (docs/mail.md), for the one match that is shown: a relay, where the site
// has one, and other windows of this browser. The page around carries them too, by messages (host.js).

import * as relay from "./relay.js";

const PATIENCE = 2_000; // milliseconds in which another window has taken a letter, if there is one
let leave = () => {};
let carriers = {};

/** From now on bring the letters of this line, or (null) none. `send` is told of all that comes. */
export function listen(text, send) {
  leave();
  const line = JSON.parse(text);
  carriers = {};
  if (!line) return;
  let here = true;
  const teller = (carrier) => ({
    came: (letter) => here && send({ type: "letter", text: letter }),
    taken: (letter) => here && send({ type: "taken", text: letter }),
    wanted: () => here && send({ type: "wanted" }),
    works: (works) => here && send({ type: "carrier", carrier, works }),
  });
  carriers = { windows: windows(line, teller("windows")), ...(relay.ADDRESS && { relay: relay.join(line, teller("relay")) }) };
  leave = () => {
    here = false;
    for (const it of Object.values(carriers)) it.leave();
    leave = () => {};
  };
}

/** Hand a letter to all of them. */
export function give(letter) {
  for (const it of Object.values(carriers)) it.give(letter);
}

/** Another window that shows the same match for another seat: it says so, and answers every letter. */
function windows({ match, own }, tell) {
  const channel = new BroadcastChannel("pygames.letters");
  const say = (more) => channel.postMessage({ match, own, ...more });
  let works = false;
  let patience = 0;
  const change = (now) => {
    if (now !== works) tell.works((works = now));
  };
  channel.onmessage = ({ data }) => {
    if (data?.match !== match || data.own === own) return;
    const { type, letter } = data;
    if (type === "bye") return change(false);
    change(true);
    if (type === "taken") {
      clearTimeout(patience);
      tell.taken(letter);
    } else if (type === "letter") {
      say({ type: "taken", letter });
      tell.came(letter);
    } else if (type === "hello") {
      say({ type: "here" });
      tell.wanted();
    }
  };
  say({ type: "hello" });
  return {
    give(letter) {
      if (!works) return;
      say({ type: "letter", letter });
      clearTimeout(patience);
      patience = setTimeout(() => change(false), PATIENCE);
    },
    leave() {
      clearTimeout(patience);
      say({ type: "bye" });
      channel.close();
    },
  };
}
