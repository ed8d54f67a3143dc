// Where the table is seen in the window, and what of it is in sight: only the browser knows.

/** Whether its middle is in the window, and nothing else lies over it. */
export function inSight(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(over);
}

/** Where the table is seen: below the question, above the tray. */
export function room() {
  const edge = (name, side) => document.querySelector(`#app .frame > ${name}`)?.getBoundingClientRect()[side];
  return [edge(".question", "bottom") ?? 0, edge(".board", "bottom") ?? innerHeight];
}
