// What carries letters of games by mail by itself (docs/mail.md): a relay, where the site has one, and other windows of this
// browser; for matches that are not shown they only bring what comes. The page around carries too, by messages (host.js).

import * as relay from "./relay.js";

const PATIENCE = 2_000; // milliseconds in which another window has taken a letter, if there is one
let leave = () => {};
let carriers = {};
const others = new Map(); // for other running games: what leaves their lines

/** From now on bring the letters of this line (null: of none) and of those beside it. `send` is told of all that comes. */
export function listen(text, send) {
  leave();
  leave = () => {};
  const [line, beside] = JSON.parse(text);
  carriers = {};
  for (const [match, gone] of others) {
    if (beside.some((it) => it.match === match)) continue;
    gone();
    others.delete(match);
  }
  for (const it of beside) if (!others.has(it.match)) others.set(it.match, join(it, send, true).leave);
  if (line) ({ carriers, leave } = join(line, send));
}

/** Join a line; one `beside` only brings. */
function join(line, send, beside = false) {
  let here = true;
  const tell = (message) => here && send(message);
  const teller = (carrier) => ({
    came: (letter) => tell({ type: "letter", text: letter }),
    taken: (letter) => beside || tell({ type: "taken", text: letter }),
    wanted: () => beside || tell({ type: "wanted" }),
    works: (works) => beside || tell({ type: "carrier", carrier, works }),
  });
  const carriers = {
    windows: windows(line, teller("windows")),
    ...(relay.ADDRESS && { relay: relay.join(line, teller("relay"), beside) }),
  };
  const leave = () => {
    here = false;
    for (const it of Object.values(carriers)) it.leave();
  };
  return { carriers, leave };
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
