// How the page looks to this person before Python knows: language, colours, size of the letters.

import { share, shared } from "./keep.js";

const root = document.documentElement;
export const LANGUAGES = ["en", "fr"];
export const THEMES = ["light", "dark", "contrast"];
// What a page around this one may give its frames (web/css/host.css), and as what kind of value.
const WORN = { accent: "color", surface: "color", text: "color", font: "font-family", radius: "border-radius" };
const chosen = asked(); // in this window, which counts even where nothing can be stored

/** What the address asks for, of what there is: `?lang=fr&theme=dark`. */
function asked() {
  const found = new URLSearchParams(location.search);
  const [language, theme] = [found.get("lang"), found.get("theme")];
  return { ...(LANGUAGES.includes(language) && { language }), ...(THEMES.includes(theme) && { theme }) };
}

/** What is preferred, as far as anything is. */
export function preferred() {
  return { ...shared(), ...chosen };
}

/** Prefer something from now on, in all windows. */
export function prefer(name, value) {
  chosen[name] = value;
  share(JSON.stringify({ ...shared(), [name]: value }));
}

/** The language to begin in, chosen as `Preferences.read` does. */
export function language() {
  const stored = preferred().language;
  if (LANGUAGES.includes(stored)) return stored;
  const tags = navigator.languages ?? [navigator.language];
  for (const tag of tags) {
    const found = LANGUAGES.find((it) => tag.toLowerCase().startsWith(it));
    if (found) return found;
  }
  return "en";
}

/** Bring the page's element in line. */
export function apply() {
  root.lang = language();
  colours();
  set("keys", preferred().keys, ["on", "off"]);
}

/** The same for its colours and letters alone: a page of one language keeps it. */
export function colours() {
  const { theme, size } = preferred();
  set("theme", theme, THEMES);
  set("size", size, ["normal", "large", "larger"]);
}

/** Look as the page around wants it: the values of web/css/host.css that make sense, and no background. */
export function wear(look) {
  const worn = Object.entries(WORN).filter(([name, kind]) => typeof look[name] === "string" && CSS.supports(kind, look[name]));
  for (const [name] of worn) root.style.setProperty(`--host-${name}`, look[name]);
  const names = [...worn.map(([name]) => name), ...(look.background === "none" ? ["clear"] : [])];
  if (names.length) root.dataset.look = names.join(" ");
  else delete root.dataset.look;
}

/** What the address says of it. */
export const worn = () => wear(Object.fromEntries(new URLSearchParams(location.search)));

function set(name, value, allowed) {
  if (allowed.includes(value)) root.dataset[name] = value;
  else delete root.dataset[name];
}
