// What goes on, before Python lists it: the strip that web/view/kept.py makes of a sample, filled from the storage.
// What cannot be read, or is of rules that are not known any more, is left to Python.

import { games, shared } from "./keep.js";
import { say, says } from "./words.js";

const FORMAT = 1;
const MOST = 3; // as in web/view/kept.py
const LETTERS = "ABCDEF";

/** The strip as an element, or null when nothing is kept. */
export function keptGames() {
  const kept = games();
  if (!Object.keys({ ...kept, ...shared()?.drafts }).length) return null;
  const going = Object.entries(kept).map(read).filter((save) => save && !save.over && save.stands !== "gone");
  going.sort((a, b) => order(b) - order(a) || b.when - a.when || (a.id < b.id ? -1 : 1));
  const template = document.querySelector(`#kept-${document.documentElement.lang}`);
  const section = template.content.firstElementChild.cloneNode(true);
  const list = section.querySelector(".kept-strip");
  const sample = list.firstElementChild;
  list.replaceChildren(...going.slice(0, MOST).map((save) => fill(sample.cloneNode(true), save)));
  if (!going.length) {
    section.ariaLabel = section.querySelector("[data-do=games]").textContent;
    for (const it of [list, section.querySelector("h2")]) it.remove();
  }
  return section;
}

const order = (save) => (Number.isSafeInteger(save.order) && save.order > 0 ? save.order : 0);

function read([id, text]) {
  try {
    const save = JSON.parse(text);
    const { game, link, players, cast, choices, when } = save;
    const known = save["pygames-save"] === FORMAT && says(`title.${game}`) && players.length <= LETTERS.length;
    const seated =
      players.every(({ name, bot }) => typeof name === "string" && (!bot || says(`name.${bot}`))) &&
      (cast ?? []).every((name) => typeof name === "string");
    const current = Number(link.split(".")[1]) >= Number(say(`rules.${game}`));
    const dated = Number.isInteger(choices) && !Number.isNaN(new Date(when).getTime());
    return known && seated && current && dated ? { ...save, id } : null;
  } catch {
    return null;
  }
}

/** What the players are called, as web/view/kept.py does it. */
function names(players, cast = []) {
  const alone = players.filter(({ bot }) => !bot).length === 1;
  return players.map(({ name, bot }, seat) => {
    if (name || cast[seat]) return name || cast[seat];
    if (bot) return say(`name.${bot}`);
    return alone ? say("name.you") : say("name.human", { letter: LETTERS[seat] });
  });
}

function fill(item, { id, game, players, cast, practice, when }) {
  const find = (selector) => item.querySelector(selector);
  item.dataset.save = id;
  find("strong").textContent = say(`title.${game}`);
  if (!practice) find(".kept-practice").remove();
  find(".kept-players").textContent = names(players, cast).join(", ");
  find("time").dateTime = `${new Date(when).toISOString().slice(0, 19)}Z`;
  find("time").dataset.when = when;
  find("button").dataset.arg = id;
  find("button").id = `continue-${id}`;
  return item;
}
