// What the page does with what Python leaves to the browser: QR codes, dates, files.

import { renderSVG } from "uqr";
import { dates } from "./dates.js";
import { chosen } from "./files.js";
import { fragment } from "./html.js";

/** Fill in what was morphed into the page. */
export function fill(language) {
  for (const element of document.querySelectorAll("[data-qr]")) {
    try {
      element.replaceChildren(fragment(renderSVG(element.dataset.qr, { border: 4 })));
    } catch {
      element.hidden = true; // it holds too much; the link stands beside it
    }
  }
  dates(language);
  // The line of the log that is looked at comes into sight, within the log only.
  const line = document.querySelector(".log-scroll [aria-current]")?.closest("li");
  const list = line?.closest(".log-scroll");
  if (list && (line.offsetTop < list.scrollTop || line.offsetTop + line.offsetHeight > list.scrollTop + list.clientHeight)) {
    list.scrollTop = line.offsetTop - list.clientHeight / 3;
  }
}

/** Whether files can be saved. A sandboxed frame seldom allows it, and tells nobody whether it does. */
export const saves = () => self === top || self.origin !== "null";

/** Offer a text as a file. */
export function download({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Copy a text to the clipboard; whether that could be done. */
export async function copy(text) {
  try {
    // Frames are mostly refused this, and then the browser complains.
    if (document.featurePolicy?.allowsFeature("clipboard-write") ?? true) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // The old way may still be open.
  }
  const listener = (event) => {
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("copy", listener, { capture: true });
  const ok = document.execCommand("copy");
  removeEventListener("copy", listener, { capture: true });
  return ok;
}

/** Let somebody choose how a text is sent, with words beside it; whether they did, or null where the browser has no way. */
export async function handOn(text, words) {
  if (!navigator.share || (document.featurePolicy?.allowsFeature("web-share") ?? true) === false) return null;
  try {
    await navigator.share(text.startsWith("http") ? { text: words, url: text } : { text: `${words}\n${text}` });
    return true;
  } catch (error) {
    return error.name === "AbortError" ? false : null;
  }
}

/** Tell the content of a file that somebody chooses. */
export function files(tell) {
  addEventListener("change", async (event) => {
    const file = event.target.matches?.("[data-file]") && (await chosen(event.target));
    if (file) tell(file);
  });
}
