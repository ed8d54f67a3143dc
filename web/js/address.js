// What stands behind the # of the page's address: a link or a place, and in a frame of others what it is about. WordPress puts
// `#?secret=…` behind the address of what it embeds.

const SECRET = /#?\?secret=(\w+)$/;

/** The link or place, without its #, without what it is about and without WordPress's secret. */
export const fragmentOf = (hash) => hash.replace(SECRET, "").replace(/^#/, "").split("&")[0];

/** What is said of it under this name, `#LINK&about=…`; null if nothing is. */
export const saidOf = (hash, name) => new URLSearchParams(hash.replace(SECRET, "").split("&").slice(1).join("&")).get(name);

/** WordPress's secret, if there is one. */
export const secretOf = (hash) => SECRET.exec(hash)?.[1];

/** The game of a link, a lesson, a puzzle, a drill or an exam that an address may have behind its #. */
export const gameMeant = (hash) => /^#([a-z-]+)(?:\.\d+\.[\w-]|\/(?:lesson|puzzle|drill|exam)\b)/.exec(hash)?.[1];
