// Says at the page's body what `#app` shows, for the styles of what stands around it (web/css/around.css, frame.css).
// With `:has()` they would be worked out anew for the whole page whenever any text on it changes.

const KINDS = {
  gallery: ".gallery",
  wide: ":is(.gallery, .your-games, .setup)",
  frame: ".frame",
  table: ".frame:not(.frame--end, .frame--text)",
};

/** `#app` has changed. */
export function tell() {
  const app = document.getElementById("app");
  const shown = Object.keys(KINDS).filter((kind) => app.querySelector(KINDS[kind]));
  document.body.dataset.shown = shown.join(" ");
}
