// The words that the page says by itself while Python is being loaded, in both languages.

const words = JSON.parse(document.querySelector("#words").textContent);

/** Whether there is a text of `key`. */
export const says = (key) => Object.hasOwn(words.en, key);

/** The text of `key` in the page's language, its placeholders filled. */
export function say(key, params = {}) {
  return words[document.documentElement.lang][key].replace(/\{(\w+)\}/g, (_, name) => params[name] ?? "");
}
