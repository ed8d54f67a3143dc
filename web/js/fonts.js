// The fonts come while Python begins, and are put on with its first picture. The browser lays out the whole page for
// that anyway; for the fonts alone it would do so once more.

const brought = [];
let used = false;

/** Bring the fonts that the page names and does not use yet. One that does not come is done without. */
export function bring() {
  for (const { style } of document.querySelector("#fonts").sheet.cssRules) {
    const said = (name) => style.getPropertyValue(name);
    const [family, src] = [said("font-family").replaceAll('"', ""), said("src")];
    const font = new FontFace(family, src, { weight: said("font-weight"), display: "swap" });
    font.load().catch(() => {});
    brought.push(font);
  }
  if (used) wear(); // they come late
}

/** Use them from now on. */
export function wear() {
  used = true;
  for (const font of brought.splice(0)) document.fonts.add(font);
}
