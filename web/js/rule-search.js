// The search over the rules of all games, as one types. What it knows is fetched at the first letter.

import MiniSearch from "minisearch";

import { form } from "./plural.js";

const SHOWN = 30;
const plain = (term) => term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** An index over entries of the form { id, game, section, says }. */
export function indexed(entries) {
  const index = new MiniSearch({
    fields: ["id", "says", "section", "game"],
    idField: "id",
    processTerm: plain,
    searchOptions: { boost: { id: 4, says: 2 }, prefix: true, fuzzy: (term) => (term.length > 4 ? 0.15 : 0), combineWith: "AND" },
  });
  index.addAll(entries);
  return index;
}

/** Make the search in this element work. */
export function search(place) {
  const [field, hits, found] = ["input", "[role=status]", "ol"].map((it) => place.querySelector(it));
  let known = null;
  const load = async () => {
    const answer = await fetch(place.dataset.index);
    const entries = await answer.json();
    return { index: indexed(entries), by: new Map(entries.map((it) => [it.id, it])) };
  };
  const show = async () => {
    known ??= load();
    const { index, by } = await known;
    const ids = index.search(field.value).map((it) => it.id);
    hits.textContent = field.value.trim() && hits.dataset[form(ids.length)].replace("{n}", ids.length);
    found.replaceChildren(...ids.slice(0, SHOWN).map((id) => item(by.get(id))));
  };
  field.addEventListener("input", show);
  place.hidden = false;
}

function item({ id, game, section, says, to }) {
  const link = Object.assign(document.createElement("a"), { href: to, textContent: id });
  const line = document.createElement("li");
  line.append(link, ` ${game}, ${section}: ${says}`);
  return line;
}
