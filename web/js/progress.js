// How far the start is, or why it failed: what boot.js tells, in words.

import { told } from "./failure.js";
import { say } from "./words.js";

const root = document.documentElement;
const find = (selector) => document.querySelector(selector);
const MEGABYTE = 1_000_000;
const AS_IT_IS = ["start.copy", "start.folder"]; // what no new try mends

/** Show it from now on; `retry` is done when somebody tries again. */
export function follow(retry) {
  addEventListener("pygames-start", show);
  find("#retry").addEventListener("click", retry);
  show();
}

/** Show it now, in the page's language. */
export function show() {
  const { loaded, total, failure } = told;
  find("#loading").setAttribute("aria-label", say("start.region"));
  write("#retry", say("start.retry"));
  if (failure) {
    write("#progress-text", say("start.failed"));
    write("#failure", say(failure.key, failure));
    find("#progress").hidden = true;
    find("#retry").hidden = AS_IT_IS.includes(failure.key);
    return;
  }
  if (total) Object.assign(find("#progress"), { max: total, value: loaded });
  write("#progress-text", words(loaded, total));
}

function words(loaded, total) {
  if (!loaded) return say("start.loading");
  if (loaded >= total) return say("start.starting");
  return say("start.bytes", { done: megabytes(loaded), all: megabytes(total) });
}

/** With one decimal. The browser's own way of writing numbers would take longer to begin than the rest of this page. */
function megabytes(bytes) {
  const text = (bytes / MEGABYTE).toFixed(1);
  return root.lang === "fr" ? text.replace(".", ",") : text;
}

function write(selector, text) {
  const element = find(selector);
  if (element.textContent !== text) element.textContent = text;
}
