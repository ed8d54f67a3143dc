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
  const going = Object.entries(kept).map(read).filter((save) => save && !save.over);
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
    const { game, link, players, choices, when } = save;
    const known = save["pygames-save"] === FORMAT && says(`title.${game}`) && sides(game, players.length);
    const seated = players.every(({ name, bot }) => typeof name === "string" && (!bot || says(`name.opponent.${bot}`)));
    const current = Number(link.split(".")[1]) >= Number(say(`rules.${game}`));
    const dated = Number.isInteger(choices) && !Number.isNaN(new Date(when).getTime());
    return known && seated && current && dated ? { ...save, id } : null;
  } catch {
    return null;
  }
}

/** On which side each of so many plays, as a word; undefined when so many cannot play. */
const sides = (game, seats) => say(`sides.${game}`).split(" ")[seats - 1];

/** What the players are called, as pygames/words/people.py does it. */
function names(game, players) {
  const side = sides(game, players.length);
  const people = players.flatMap(({ bot }, seat) => (bot ? [] : [side[seat]]));
  const title = ({ bot }, seat) => {
    if (!bot) return people.length === 1 ? "you" : "human";
    if (!people.includes(side[seat])) return `opponent.${bot}`;
    return people.every((it) => it === side[seat]) ? `teammate.${bot}` : `player.${bot}`;
  };
  const titles = players.map(title);
  const several = (seat) => players[seat].bot && titles.filter((it) => it === titles[seat]).length > 1;
  const letter = (seat) => (several(seat) ? ` ${LETTERS[seat]}` : "");
  return players.map(
    ({ name }, seat) => name || say(`name.${titles[seat]}`, { letter: LETTERS[seat] }) + letter(seat),
  );
}

function fill(item, { id, game, players, practice, when }) {
  const find = (selector) => item.querySelector(selector);
  item.dataset.save = id;
  find("strong").textContent = say(`title.${game}`);
  if (!practice) find(".kept-practice").remove();
  find(".kept-players").textContent = names(game, players).join(", ");
  find("time").dateTime = `${new Date(when).toISOString().slice(0, 19)}Z`;
  find("time").dataset.when = when;
  find("button").dataset.arg = id;
  find("button").id = `continue-${id}`;
  return item;
}
