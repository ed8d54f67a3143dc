// In a page of others, before a press: the puzzle or lesson that the address names, as its page without scripts shows it
// (web/bundle/static_pages). What has no such page stays the cover of the game.

import { fragment } from "./html.js";

const NAMED = /^([a-z-]+)\/(puzzle|lesson)\/([\w-]+)$/;
const FOLDERS = { puzzle: "puzzles", lesson: "learn" };
const SVG = "http://www.w3.org/2000/svg";

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

/** The game of a lesson of one's own, which lies packed in the address (pygames/school/lesson.py); null if there is none. */
export async function gameOfLesson(hash) {
  const [, code] = /^lesson=([\w-]+)$/.exec(hash) ?? [];
  if (!code) return null;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (it) => it.charCodeAt(0));
    const { value } = await new Response(bytes).body.pipeThrough(new DecompressionStream("deflate-raw")).getReader().read();
    return /"game":"([a-z-]+)"/.exec(new TextDecoder().decode(value))?.[1] ?? null;
  } catch {
    return null; // Python says what is wrong with it
  }
}

/** On the page an icon is a mask of its style sheet; here the icons are drawn. */
function draw(icon) {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${[...icon.classList].findLast((name) => name.startsWith("icon-"))}`);
  icon.append(use);
}
