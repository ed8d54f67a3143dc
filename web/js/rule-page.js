// What the pages of rules, puzzles and lessons do where scripts run: the reader's colours and letters, their part in a frame
// of another page (`?embed`), and the search over all rules. They are complete without it.

import * as asked from "./asked.js";
import { colours, LANGUAGES, prefer, preferred, THEMES, worn } from "./look.js";
import { search } from "./rule-search.js";
import { gameOfPage, tellSize } from "./size.js";

const root = document.documentElement;
const wanted = new URLSearchParams(location.search);
const home = new URL("../", document.currentScript.src); // this lies in a folder of the site
const METHODS = ["set", "look"];
const ALLOWED = { lang: LANGUAGES, theme: ["auto", ...THEMES] };

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
tell({ type: "waiting", asleep: false, methods: asked.may() ? METHODS : [] });

function tell(message) {
  if (self !== parent) parent.postMessage({ pygames: 1, game: gameOfPage(), ...message }, "*");
}

/** What the page around asks for that such a page can do; it is answered as web/update/host.py answers. */
function set({ type, ...wanted }) {
  if (type !== "set") return;
  const names = Object.keys(ALLOWED).filter((name) => name in wanted);
  const wrong = names.find((name) => !ALLOWED[name].includes(wanted[name]));
  if (wrong || !names.length) {
    tell({ type: "error", key: "host.nonsense", known: wrong ? ALLOWED[wrong] : Object.keys(ALLOWED) });
    return;
  }
  if (wanted.theme) prefer("theme", wanted.theme);
  colours();
  const lang = wanted.lang ?? root.lang;
  tell({ type: "set", lang, theme: preferred().theme ?? "auto", rendering: "table" });
  if (lang !== root.lang) location.replace(document.querySelector(`.site-tools [hreflang="${lang}"]`).href);
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
