// The page's side of the morphing.
import { Idiomorph } from "idiomorph";

window.pygamesPage = {
  render(html) {
    Idiomorph.morph(document.querySelector("#app"), html, { morphStyle: "innerHTML" });
  },
};
