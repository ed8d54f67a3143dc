// What a first game or a hint points at is brought into sight where it lies in something that scrolls: the text table, a
// panel, a zone with more cards than there is room for. What is told lies where it covers least (told.js).

import { inSight, room } from "./room.js";
import { visible } from "./roving.js";
import * as told from "./told.js";

const LIT = "#app :is(.board, .text-choices) [data-lit]";
let last = ""; // what was brought into sight last
let recapped = ""; // what the recap said last

/** The page was brought up to date, and the game stands at this record. */
export function bring(record) {
  told.lift();
  // the panel of a lesson may scroll: there an answer begins in sight, and the button that a hint points at is
  for (const it of document.querySelectorAll("#app .coach :is(.coach-answer:last-child > p:first-child, [data-lit])"))
    it.scrollIntoView({ block: "nearest", behavior: "instant" });
  const recap = document.querySelector("#app .recap");
  if (recap && recap.textContent !== recapped) {
    const latest = [...recap.querySelectorAll(".recap-turn")].pop(); // who acted last counts most
    if (latest) recap.scrollTop += latest.getBoundingClientRect().top - recap.getBoundingClientRect().top;
  }
  recapped = recap?.textContent ?? "";
  const lit = [...document.querySelectorAll(LIT)].filter(visible);
  const question = `${record} ${document.querySelector(".coach")?.dataset.coach ?? ""} ${lit.map((it) => it.id)}`;
  if (question !== last && lit.length && !inSight(lit[0]))
    lit[0].scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  last = question;
  told.lay(...room());
}
