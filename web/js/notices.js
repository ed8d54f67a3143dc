// A message goes by itself once it can have been read, unless somebody is at it: it must not lie over the table for ever. One
// with a link stays. Only the browser knows whether the pointer or the focus is at it.

const LEAST = 4000; // milliseconds
const A_LETTER = 70;
const AGAIN = 1000; // so much later it is looked whether somebody is still at it
let send = () => {};
let said = ""; // the message whose time runs
let waiting = 0;

/** From now on tell Python when a message may go. */
export function watch(receive) {
  send = receive;
}

const message = () => document.querySelector("#app .notice[data-goes]");

/** The page was brought up to date. */
export function shown() {
  const text = message()?.textContent ?? "";
  if (text === said) return;
  said = text;
  clearTimeout(waiting);
  if (text) waiting = setTimeout(leave, LEAST + A_LETTER * text.length);
}

function leave() {
  const now = message();
  if (!now || now.textContent !== said) return;
  if (now.matches(":hover, :focus-within") || document.hidden) waiting = setTimeout(leave, AGAIN);
  else send({ type: "read" });
}
