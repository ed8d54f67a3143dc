// The pictures on a game's cards: loaded when the game is on the table, and put among the icons of the page.
//
// They are not there at the start, as most of them belong to games that are not played. Where they cannot be loaded a card says
// all that it says without its picture, and the next showing tries again.

import { fragment } from "./html.js";

const asked = new Set();

/** See that the pictures of these games are there, or come. */
export function bring(games) {
  for (const game of games) {
    if (asked.has(game)) continue;
    asked.add(game);
    load(game).catch(() => asked.delete(game));
  }
}

async function load(game) {
  const loaded = fragment(await window.pygamesStart.pictures(game));
  const icons = document.querySelector(".sprite");
  for (const symbol of loaded.querySelectorAll("symbol")) {
    if (!document.getElementById(symbol.id)) icons.append(symbol); // two games may have the same
  }
}
