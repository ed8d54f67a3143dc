// The table as somebody left it: shown when they come back to its address in the same tab, until Python is there.
//
// Python says whether it may be kept (`keep_picture`): nobody may find here what was for another's eyes.

import { tab } from "./keep.js";

const KEY = "pygames.picture";
const LONGEST = 300_000; // characters, many times what a table has

/** From now on keep the table whenever the page is left; `shown` gives what Python has last shown. */
export function watch(shown) {
  let last = shown(); // nothing yet
  const leave = () => {
    const page = shown();
    if (page !== last) keep(page);
    last = page;
  };
  addEventListener("pagehide", leave);
  addEventListener("visibilitychange", () => {
    if (document.hidden) leave();
  });
}

function keep({ keep_picture: may, hash, language }) {
  const board = document.querySelector("#app .board");
  // Where the address cannot follow the game, it is that of another position.
  const html = may && board && location.hash === `#${hash}` ? drawn(board) : "";
  if (!html || html.length > LONGEST) {
    forget();
    return;
  }
  try {
    tab().setItem(KEY, JSON.stringify({ hash, language, html }));
  } catch {
    forget(); // what is there is older
  }
}

function drawn(board) {
  const copy = board.cloneNode(true);
  for (const it of copy.querySelectorAll("*")) {
    for (const name of NEEDLESS /* web/bundle/runtime.py */) it.removeAttribute(name);
  }
  return copy.innerHTML;
}

/** Keep nothing. */
export function forget() {
  try {
    tab().removeItem(KEY);
  } catch {
    // Then there is nothing.
  }
}

/** The HTML of the table that was left at this address, drawn in this language; empty if there is none. */
export function left(hash, language) {
  try {
    const kept = JSON.parse(tab().getItem(KEY));
    return kept?.hash === hash && kept.language === language ? String(kept.html) : "";
  } catch {
    return "";
  }
}
