// Runs first in <head>: nobody sees the page in the wrong colours, nor the gallery in the place of what a link means.

import { gameMeant } from "./address.js";
import { find } from "./embed-start.js";
import { apply, worn } from "./look.js";

const root = document.documentElement;
root.classList.add("scripting");
// A browser can save the page as it stands on the screen. There it looks like itself, but most of it is gone.
if (root.dataset.state !== "loading") Object.assign(root.dataset, { state: "loading", copied: "" });
if (gameMeant(location.hash)) root.dataset.meant = ""; // until start.js shows it
find();
apply();
worn();
