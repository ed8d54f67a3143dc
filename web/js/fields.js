// What somebody writes into a field stays there, whatever else is drawn anew: a field is set only where Python says another
// text than the one it takes the field to hold. What is written but not told is told before anything is pressed, for not
// every browser takes the focus from a field then.

const FIELDS = "textarea, input:is([type=text], [type=search])";
const held = new WeakMap(); // what Python takes a field to hold, if that is not what was first drawn
const left = new WeakSet(); // the fields that are not to be set in this drawing

const blanks = (text) => text.trim().replace(/\s+/g, " ");
const holds = (field) => held.get(field) ?? field.defaultValue;

/** Before this element becomes as `next` is. */
export function before(element, next) {
  if (!element.matches?.(FIELDS) || !next.matches?.(FIELDS)) return;
  // Python may take blanks out; a word may be on its way where the focus is
  const writing = element === document.activeElement && blanks(next.value) === blanks(element.value);
  if (writing || next.value === holds(element)) left.add(element);
  else left.delete(element);
  held.set(element, next.value);
}

/** Whether this attribute of an element may be set. */
export const sets = (name, element) => name !== "value" || !left.has(element);

/** Python is told what the fields in here hold. */
export function tell(around) {
  for (const field of around.matches(FIELDS) ? [around] : around.querySelectorAll(FIELDS)) held.set(field, field.value);
}

/** The fields whose text Python does not know yet, and would take. */
export function untold() {
  return [...document.querySelectorAll(FIELDS)].filter(
    (field) => field.name && field.closest("[data-change]") && field.value !== holds(field),
  );
}
