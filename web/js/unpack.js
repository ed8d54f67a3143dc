// What the single file holds as gzip: `look` (the games' styles, and icons) once the first picture is there, `rest` (templates
// and licences) when it is asked for, and both when a picture of a table is.

import { gunzipSync, strFromU8 } from "fflate";
import { fragment } from "./html.js";

const NAMES = ["look", "rest"];

/** Put these parts in their places; what is there already stays. */
window.pygamesUnpack = (names = NAMES) => {
  for (const name of names) {
    const packed = document.getElementById(`packed-${name}`);
    if (packed) packed.replaceWith(unpacked(packed.textContent));
  }
};

function unpacked(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
  return fragment(strFromU8(gunzipSync(bytes)));
}

document.querySelector("#notices").addEventListener("toggle", ({ target }) => {
  window.pygamesUnpack(["rest"]);
  target.append(document.querySelector("#licences"));
});
