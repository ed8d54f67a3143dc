// What a button opens beside or over the table: the menu of the bar, the log, ways to pass. Pressing it again closes it, and
// so does pressing elsewhere, a choice in it, and Escape. A press beside unfolded ways to pass does nothing else: they lie over
// the table. Python need not know: nothing that it shows depends on it.

const opened = () => document.querySelectorAll("#app [data-open]");
const ways = () => document.querySelectorAll("#app .prompt-longer[open]");

/** Opens what the button names, or closes it; everything else is closed. */
function turn(button) {
  const target = document.getElementById(button.dataset.opens);
  const open = target && !("open" in target.dataset);
  close();
  if (!open) return toMenu(button);
  target.dataset.open = "";
  button.setAttribute("aria-expanded", "true");
  target.querySelector(".side-close")?.focus();
  target.scrollTo(0, target.scrollHeight); // the log ends with what comes last
}

/** Puts the focus where it can go on, if what was pressed is gone. */
function toMenu(pressed) {
  if (!pressed?.checkVisibility()) document.querySelector("#app .bar-more")?.focus();
}

/** Closes what is open; says whether anything was. */
export function close() {
  const found = [...opened(), ...ways()];
  for (const it of opened()) delete it.dataset.open;
  for (const it of ways()) it.open = false;
  for (const it of document.querySelectorAll("#app [data-opens]")) it.setAttribute("aria-expanded", "false");
  return found.length > 0;
}

addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-opens]");
  if (button) turn(button);
  else if (![...opened(), ...ways()].some((it) => it.contains(target) && it.id !== "menu")) close();
});

addEventListener(
  "click",
  (event) => {
    if (event.detail === 0 || [...ways()].every((it) => it.contains(event.target))) return;
    close();
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);

addEventListener(
  "keydown",
  (event) => {
    const way = document.activeElement.closest(".prompt-longer");
    if (event.key !== "Escape" || !close()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (way) way.querySelector("summary").focus();
    else toMenu();
  },
  { capture: true },
);
