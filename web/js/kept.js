// The kept games before Python lists them: the list that web/view/kept.py makes of samples, filled from the storage.
// What cannot be read, or is of rules that are not known any more, is left to Python.

import { games } from "./keep.js";
import { say, says } from "./words.js";

const FORMAT = 1;
const LETTERS = "ABCDEF";

/** The list as an element, or null when there is nothing to list. */
export function keptGames() {
  const kept = Object.entries(games()).map(read).filter(Boolean);
  if (!kept.length) return null;
  kept.sort((a, b) => b.when - a.when || (a.id < b.id ? -1 : 1));
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

function read([id, text]) {
  try {
    const save = JSON.parse(text);
    const { game, link, players, choices, when } = save;
    const known = save["pygames-save"] === FORMAT && says(`title.${game}`) && players.length <= LETTERS.length;
    const seated = players.every(({ name, bot }) => typeof name === "string" && says(`name.${bot || "human"}`));
    const current = Number(link.split(".")[1]) >= Number(say(`rules.${game}`));
    const dated = Number.isInteger(choices) && !Number.isNaN(new Date(when).getTime());
    return known && seated && current && dated ? { ...save, id } : null;
  } catch {
    return null;
  }
}

function fill(item, { id, game, players, choices, over, practice, when }) {
  const find = (selector) => item.querySelector(selector);
  const title = say(`title.${game}`);
  const human = players.filter((it) => !it.bot).length === 1 ? "you" : "human";
  const several = ({ bot }) => bot && players.filter((it) => it.bot === bot).length > 1;
  const letter = (seat) => (several(players[seat]) ? ` ${LETTERS[seat]}` : "");
  const seated = players.map(
    (it, seat) => it.name || say(`name.${it.bot || human}`, { letter: LETTERS[seat] }) + letter(seat),
  );
  const counted = (key) => say(`${key}.${choices === 1 ? "one" : "many"}`, { n: choices, game: title, players: seated.join(", ") });
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
