// A press is shown before Python hears of it. Python's answer holds up the page's thread: on a slow phone nothing would
// move for a third of a second after a finger has been lifted.

const UNSEEN = 100; // milliseconds after which Python hears of it anyhow: a frame that is out of sight is not painted

const root = document.documentElement;
let waits = null; // tells Python of the press that is being shown

/** Let `tell` tell Python of a press on this thing. */
export function after(thing, tell) {
  heard();
  const busy = "busy" in root.dataset;
  root.dataset.busy = "";
  thing.dataset.pressed = "";
  const mine = () => {
    waits = null;
    if (!busy) delete root.dataset.busy;
    tell();
    if (!("busy" in root.dataset)) delete thing.dataset.pressed; // else it goes when the page is changed
  };
  waits = mine;
  const now = () => waits === mine && mine();
  requestAnimationFrame(() => setTimeout(now));
  setTimeout(now, UNSEEN);
}

/** What happens next comes after the press. */
export const heard = () => waits?.();
