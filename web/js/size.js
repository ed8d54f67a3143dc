// How high a page is, told to the page around it, in the words of those who ask: ours, open-iframe-resizer's, and WordPress's,
// which names itself by a secret behind the #.

import { initializeChildListener } from "@open-iframe-resizer/core";
import { secretOf } from "./address.js";

const LEAST = 200; // pixels: WordPress takes no less
const MOST = 1000; // … and no more
const BOARD = 22; // rem: a table that is not made smaller (web/css/frame.css)
const PLAYED = ".frame:not(.frame--end, .frame--text, .frame--past)";
const ROWS = [".bar", ".question", ".told", ".frame-tray"]; // above and below the table

const secret = secretOf(location.hash);
let told = 0;

/** The game in whose folder this page of the rules, puzzles or lessons lies; empty where it is of all games. */
export const gameOfPage = () => /\/(?:rules|puzzles|learn)\/([a-z-]+)\/[^/]*\/?$/.exec(location.pathname)?.[1] ?? "";

/** A page that is read: from now on tell how high it is. */
export function tellSize() {
  if (self === parent) return;
  initializeChildListener();
  const game = gameOfPage();
  const tell = () => say(Math.ceil(document.documentElement.getBoundingClientRect().height), game);
  new ResizeObserver(tell).observe(document.documentElement);
  addEventListener("load", tell); // WordPress hides a frame that has told nothing, and nothing is observed in a hidden one
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.message !== "ready") return;
    told = 0;
    tell();
  });
}

function say(height, game) {
  if (height === told) return;
  told = height;
  parent.postMessage({ pygames: 1, type: "size", game, height }, "*");
  if (secret) parent.postMessage({ message: "height", value: Math.min(Math.max(height, LEAST), MOST), secret }, "*");
}

/** The page with the tables fits itself into what it is given: tell in which height nothing is made smaller or scrolls. */
export function tellNeed(game) {
  if (self === parent) return;
  requestAnimationFrame(() => {
    const needed = document.querySelector(PLAYED) ? playing() : document.querySelector("#app").scrollHeight;
    if (needed === told) return;
    told = needed;
    parent.postMessage({ pygames: 1, type: "size", game, height: needed }, "*");
  });
}

function playing() {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const rows = ROWS.flatMap((it) => [...document.querySelectorAll(`.frame > ${it}`)]);
  return Math.ceil(BOARD * rem + rows.reduce((sum, row) => sum + row.scrollHeight, 0));
}
