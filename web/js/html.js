// HTML becomes elements. The page's policy (web/bundle/policy.py) takes no `style` attribute from HTML, which anybody might have
// written, but lets a script set styles: so the sizes that the tables compute stand in `data-style`.

import { html } from "./trusted.js";

/** What this HTML holds. */
export function fragment(text) {
  const template = document.createElement("template");
  template.innerHTML = html(text);
  return template.content;
}

/** Give all in this element the styles that its HTML asks for, and take away those that it no longer asks for. */
export function dress(root) {
  for (const it of root.querySelectorAll("[data-style], [style]")) {
    const wanted = it.dataset.style ? `${it.dataset.style};` : ""; // as browsers write it
    if (it.style.cssText !== wanted) it.style.cssText = wanted;
  }
}
