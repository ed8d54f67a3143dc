// In a page of others, before a press: the puzzle or lesson that the address names, as its page without scripts shows it
// (web/bundle/static_pages). What has no such page stays a picture of how the game begins.

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

/** On the page an icon is a mask of its style sheet; here the icons are drawn. */
function draw(icon) {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${[...icon.classList].findLast((name) => name.startsWith("icon-"))}`);
  icon.append(use);
}
