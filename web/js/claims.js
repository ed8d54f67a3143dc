// A kept game is open in one window at a time: whoever shows it holds a lock of its name. Where there are no locks, or a
// sandboxed frame may not use them, each window takes the game for its own.

const AGAIN = 200; // milliseconds after which a window that was just closed has given its lock back

let held = "";
let release = () => {};
let before = Promise.resolve(); // the last lock, once it is given back

/** Hold the lock of this game and no other; if it is asked, tell whether it could be had. */
export function hold(claim, send) {
  const id = claim?.id ?? "";
  if (id === held) return;
  release();
  held = id;
  if (!id) return;
  const until = new Promise((done) => (release = done));
  const tell = (ok) => {
    if (held === id && (claim.asks || !ok)) send({ type: "claim", id, ok });
  };
  before = before.then(() => take(id, until, tell));
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
  try {
    return await navigator.locks.request(`pygames.game.${id}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return false;
      tell(true);
      await until;
      return true;
    });
  } catch {
    tell(true);
    return true;
  }
}
