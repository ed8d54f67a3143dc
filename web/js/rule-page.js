// What the pages of rules, puzzles and lessons do where scripts run: the reader's colours and letters, their part in a frame
// of another page (`?embed`), and the search over all rules. They are complete without it.

import * as asked from "./asked.js";
import { colours, LANGUAGES, prefer, THEMES, worn } from "./look.js";
import { search } from "./rule-search.js";
import { tellSize } from "./size.js";

const root = document.documentElement;
const wanted = new URLSearchParams(location.search);
const home = new URL("../", document.currentScript.src); // this lies in a folder of the site
const METHODS = ["set", "look"];

colours();
worn();
if (wanted.has("embed")) root.dataset.embed = "awake";
asked.watch(set);
tellSize();
addEventListener("DOMContentLoaded", () => {
  const place = document.querySelector(".rule-search");
  if (place) search(place);
  if (wanted.has("embed")) for (const link of document.querySelectorAll("a[href]")) keep(link);
});
if (self !== parent) {
  parent.postMessage({ pygames: 1, type: "waiting", game: "", asleep: false, methods: asked.may() ? METHODS : [] }, "*");
}

/** What the page around asks for that such a page can do. */
function set({ type, lang, theme }) {
  if (type !== "set") return;
  if (THEMES.includes(theme) || theme === "auto") {
    prefer("theme", theme);
    colours();
  }
  const other = LANGUAGES.includes(lang) && lang !== root.lang && document.querySelector(`.site-tools [hreflang="${lang}"]`);
  if (other) location.replace(other.href);
}

/** In a frame a link leads on in it: to another page as bare as this one, or to the table, which begins at once. */
function keep(link) {
  const to = new URL(link.href);
  const within = to.origin === home.origin && to.pathname.startsWith(home.pathname) && to.pathname.endsWith("/");
  if (!within || link.getAttribute("href").startsWith("#")) return;
  for (const [name, value] of wanted) if (!to.searchParams.has(name)) to.searchParams.set(name, value);
  if (to.pathname === home.pathname) to.searchParams.set("embed", "here");
  link.href = to.href;
}
