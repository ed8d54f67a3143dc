// What the pages of rules, puzzles and lessons do where scripts run: the reader's colours and letters, no frame around them where they
// stand in another page (`?embed`), and the search over all rules. They are complete without it.

import { colours } from "./look.js";
import { search } from "./rule-search.js";
import { tellSize } from "./size.js";

colours();
if (new URLSearchParams(location.search).has("embed")) document.documentElement.dataset.embed = "awake";
tellSize();
addEventListener("DOMContentLoaded", () => {
  const place = document.querySelector(".rule-search");
  if (place) search(place);
});
