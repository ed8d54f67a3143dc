// Which form of a word goes with a number in the page's language: French counts none as one.

/** "one" or "many". */
export const form = (n) => (new Intl.PluralRules(document.documentElement.lang).select(n) === "one" ? "one" : "many");
