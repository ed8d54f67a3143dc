// The kept games before Python lists them: the list that web/view/kept.py makes of samples, filled from the storage.
// What cannot be read, or is of rules that are not known any more, is left to Python.

import { games } from "./keep.js";
import { form } from "./plural.js";
import { say, says } from "./words.js";

const FORMAT = 1;
const LETTERS = "ABCDEF";

/** The list as an element, or null when there is nothing to list. */
export function keptGames() {
  const kept = Object.entries(games()).map(read).filter(Boolean);
  if (!kept.length) return null;
  kept.sort((a, b) => order(b) - order(a) || b.when - a.when || (a.id < b.id ? -1 : 1));
  const template = document.querySelector(`#kept-${document.documentElement.lang}`);
  const section = template.content.firstElementChild.cloneNode(true);
  for (const [n, list] of section.querySelectorAll(".kept-list").entries()) {
    const sample = list.firstElementChild;
    const listed = kept.filter((save) => save.over === (n > 0));
    list.replaceChildren(...listed.map((save) => fill(sample.cloneNode(true), save)));
    if (!listed.length) {
      if (n > 0) list.previousElementSibling.remove();
      list.remove();
    }
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

function fill(item, { id, game, players, choices, over, practice, when }) {
  const find = (selector) => item.querySelector(selector);
  const title = say(`title.${game}`);
  const seated = names(game, players);
  const counted = (key) => say(`${key}.${form(choices)}`, { n: choices, game: title, players: seated.join(", ") });
  item.dataset.save = id;
  find("strong").textContent = title;
  if (!practice) find(".kept-practice").remove();
  find(".kept-players").textContent = seated.join(", ");
  find(".kept-when").firstChild.data = `${counted(over ? "saves.over" : "saves.choices")} · `;
  find("time").dateTime = `${new Date(when).toISOString().slice(0, 19)}Z`;
  find("time").dataset.when = when;
  const resume = find("[data-do=continue]");
  resume.dataset.arg = id;
  resume.id = `continue-${id}`;
  resume.setAttribute("aria-label", `${resume.textContent} (${counted("saves.which")})`);
  find("[data-do=delete]").remove(); // Python does that, and can put it back
  return item;
}
