// Runs first in <head>: nobody sees the page in the wrong colours.

import { find } from "./embed-start.js";
import { apply } from "./look.js";

document.documentElement.classList.add("scripting");
find();
apply();
