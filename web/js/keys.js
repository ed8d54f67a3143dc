// Which of the page's keys was pressed: by what is typed, and where another script is typed than ours by the key's place.

const PLACES = { Comma: ",", Period: ".", Slash: "/" };
const LETTER = /^[\p{L}\p{M}]$/u;
const LATIN = /\p{Script=Latin}/u;

/** The letter or sign, small, or the name of the key. A Latin layout has its letters where it has them. */
export function pressed({ key, code, shiftKey }) {
  if (!LETTER.test(key) || LATIN.test(key)) return key.toLowerCase();
  if (shiftKey && code === "Slash") return "?";
  return PLACES[code] ?? (/^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key.toLowerCase());
}
