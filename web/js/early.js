// Runs first in <head>: nobody sees the page in the wrong colours.

import { apply } from "./look.js";

document.documentElement.classList.add("scripting");
apply();
