// A kept game is open in one window at a time: whoever shows it holds a lock of its name. Where there are no locks, or a
// sandboxed frame may not use them, and where a window keeps nothing, it takes the game for its own.
//
// A window that is put aside, to come back by "Back", may lose its lock without a word: when it is back it asks anew. Whoever
// gets a lock is told what is kept of the game, for another may have gone on with it.

import { game, games, REFUSED } from "./keep.js";

const AGAIN = 200; // milliseconds after which a window that was just closed has given its lock back

let held = "";
let release = () => {};
let before = Promise.resolve(); // the last lock, once it is given back

/** Hold the lock of this game and no other; if it is asked, tell whether it could be had. */
export function hold(claim, send) {
  const id = claim?.id ?? "";
  if (id === held) return;
  drop();
  held = id;
  if (!id) return;
  const until = new Promise((done) => (release = done));
  const tell = (ok) => {
    if (held === id && (claim.asks || !ok)) send({ type: "claim", id, ok, text: game(id) });
  };
  before = before.then(() => take(id, until, tell));
}

function drop() {
  release();
  held = "";
}

/** Tell when this window was put aside and is back, with what is kept now; a lock that it had is not trusted. */
export function watch(send) {
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    drop();
    before = Promise.resolve(); // the browser may never say that the last one is given back
    send({ type: "back", games: games() });
  });
}

async function take(id, until, tell) {
  for (const last of [false, true]) {
    const taken = await request(id, until, tell);
    if (taken) return;
    if (last) tell(false);
    else await new Promise((done) => setTimeout(done, AGAIN));
  }
}

/** Whether the lock was had; then this ends when it is given back. */
async function request(id, until, tell) {
  let had = false;
  try {
    if (REFUSED) throw new Error("not wanted");
    return await navigator.locks.request(`pygames.game.${id}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return false;
      had = true;
      tell(true);
      await until;
      return true;
    });
  } catch {
    if (!had) tell(true);
    return true;
  }
}
