// What stands behind the # of the page's address. WordPress puts `#?secret=…` behind the address of what it embeds.

const SECRET = /#?\?secret=(\w+)$/;

/** The fragment without its #, and without WordPress's secret. */
export const fragmentOf = (hash) => hash.replace(SECRET, "").replace(/^#/, "");

/** WordPress's secret, if there is one. */
export const secretOf = (hash) => SECRET.exec(hash)?.[1];
