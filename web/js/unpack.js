// What the single file holds as gzip: `look` (the games' styles, and icons) once the first picture is there, `rest` (templates
// and licences) when it is asked for, and both when a picture of a table is.

import { gunzipSync, strFromU8 } from "fflate";
import { fragment } from "./html.js";

const NAMES = ["look", "rest"];
const notices = document.querySelector("#notices");

/** Put these parts in their places; what is there already stays. */
window.pygamesUnpack = (names = NAMES) => {
  for (const name of names) {
    const packed = document.getElementById(`packed-${name}`);
    if (!packed) continue;
    const parts = unpacked(packed.textContent);
    notices.append(...parts.querySelectorAll("#licences"));
    packed.replaceWith(parts);
  }
};

function unpacked(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
  return fragment(strFromU8(gunzipSync(bytes)));
}

notices.addEventListener("toggle", () => window.pygamesUnpack(["rest"]));
