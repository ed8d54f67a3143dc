// A finger is larger than some of what can be chosen. Whoever presses right beside such a thing, where nothing else can be
// pressed, means it: it takes presses as far as a button of 44 pixels would. The browser knows of no such room.

const ROOM = 44;
const CHOICES = "#app :is([data-choice], [data-step])";
const TAKEN = "button, summary, a, input, select, textarea, label, dialog, [popover], [data-face], [data-rule], [inert]";

/** The choice that a press at this place beside it means, if there is one. */
export function beside(x, y) {
  const under = document.elementFromPoint(x, y);
  if (!under || under.closest(TAKEN)) return null;
  let [found, least] = [null, Infinity];
  for (const it of document.querySelectorAll(CHOICES)) {
    const { left, right, top, bottom, width, height } = it.getBoundingClientRect();
    const [across, down] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
    const far = Math.hypot(across, down);
    if (far >= least || across > Math.max(0, ROOM - width) / 2 || down > Math.max(0, ROOM - height) / 2) continue;
    if (width && height && !it.closest("[inert]")) [found, least] = [it, far];
  }
  return found;
}
