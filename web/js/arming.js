// After a press in the prompt bar, or on what ends a scene, a question may stand where that button stood. Its buttons
// take the pointer only after a moment (see `data-arming` in frame.css), so that a second press of the first button
// answers nothing by mistake. This cannot be Python's: a press is sent on before Python would know how old the button
// is. Keys are not held up.

const MOMENT = 350; // milliseconds, longer than between the two presses of a double click

const root = document.documentElement;
let answered = null; // how the game stood when a question was answered in the bar with the pointer; "" after a scene
let disarm = 0;

const BUTTONS = ":is(.prompt-actions, .prompt-elsewhere) [data-choice]";
const buttons = () => document.querySelector(BUTTONS);

/** A press is noted together with how the game stood. */
export function watch(standing) {
  addEventListener("click", (event) => {
    if (event.detail === 0) return;
    if (event.target.closest?.("#seen")) answered = "";
    else if (event.target.closest?.(BUTTONS)) answered = standing();
  });
}

/** The page was brought up to date, and the game stands like this. */
export function shown(standing) {
  if (answered === null || standing === answered || !buttons()) return;
  answered = null;
  root.dataset.arming = "";
  clearTimeout(disarm);
  disarm = setTimeout(() => delete root.dataset.arming, MOMENT);
}
