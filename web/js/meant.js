// Before Python is there: the puzzle or lesson that the address names, as its page without scripts shows it
// (web/bundle/static_pages). In a page of others, what has no such page stays the cover of the game.

import { fragment } from "./html.js";

const NAMED = /^([a-z-]+)\/(puzzle|lesson)\/([\w-]+)$/;
const FOLDERS = { puzzle: "puzzles", lesson: "learn" };
const SVG = "http://www.w3.org/2000/svg";
// Of a table that an address has packed: its elements and their attributes. Anybody may have written it, so nothing of it is HTML,
// loads anything or can be pressed.
const ELEMENTS = /^(div|section|header|h[2-4]|p|span|button|[ou]l|li|d[ldt]|strong|em|[bi]|small|br|details|summary|svg|use)$/;
const GIVEN = /^(class|data-(?!do$|change$|opens$|file$)[\w-]+)$/;
const SIZES = /^( ?--[\w-]+:[\w.%()+*/ -]*;?)*$/;
const ICON = /^#icon-[\w-]+$/;
const LONGEST = 20_000; // letters

/** Whether this names a puzzle or lesson, and there are pages without scripts: the single file has none, and no manifest. */
export const named = (hash) => NAMED.test(hash) && document.querySelector("link[rel=manifest]") !== null;

/** Its title, what it asks, and its table as elements; null where there is none, or it cannot be had. */
export async function meant(hash, language) {
  const [, game, kind, name] = NAMED.exec(hash) ?? [];
  if (!game) return null;
  const folder = `./${language === "en" ? "" : `${language}/`}${FOLDERS[kind]}/${game}/${name}/`;
  const answer = await fetch(folder).catch(() => null);
  if (!answer?.ok) return null;
  const page = fragment(await answer.text());
  const board = page.querySelector(".board");
  for (const icon of board?.querySelectorAll("svg.icon:empty") ?? []) draw(icon);
  return board && { title: page.querySelector("h1").textContent, asks: page.querySelector("[name=description]").content, board };
}

/** A table that was packed (web/view/still.py), as elements; null where there is none that can be read. */
export async function unpacked(code) {
  if (!code || code.length > LONGEST) return null;
  try {
    const board = document.createElement("div");
    board.append(...JSON.parse(await inflated(code)).map(built));
    return board;
  } catch {
    return null;
  }
}

function built(node) {
  if (!Array.isArray(node)) return String(node);
  const [name, given, ...within] = node;
  if (!ELEMENTS.test(name)) return "";
  const made = /svg|use/.test(name) ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const [key, value] of Object.entries(given)) if (mayHave(key, value)) made.setAttribute(key, value);
  made.append(...within.map(built));
  return made;
}

function mayHave(key, value) {
  if (key === "data-style") return SIZES.test(value);
  if (key === "href") return ICON.test(value);
  return GIVEN.test(key) || (key === "id" && !document.getElementById(value));
}

/** The game of a lesson of one's own, which lies packed in the address (pygames/school/lesson.py); null if there is none. */
export async function gameOfLesson(hash) {
  const [, code] = /^lesson=([\w-]+)$/.exec(hash) ?? [];
  if (!code) return null;
  try {
    return /"game":"([a-z-]+)"/.exec(await inflated(code))?.[1] ?? null;
  } catch {
    return null; // Python says what is wrong with it
  }
}

/** What was deflated, and written in the letters of an address. */
function inflated(code) {
  const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (it) => it.charCodeAt(0));
  return new Response(new Response(bytes).body.pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

/** On the page an icon is a mask of its style sheet; here the icons are drawn. */
function draw(icon) {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${[...icon.classList].findLast((name) => name.startsWith("icon-"))}`);
  icon.append(use);
}
