// What the page does with what Python leaves to the browser: QR codes, dates, files.

import { renderSVG } from "uqr";

const LARGEST = 1_000_000; // bytes of a file that are read

/** Fill in what was morphed into the page. */
export function fill(language) {
  for (const element of document.querySelectorAll("[data-qr]")) {
    try {
      element.innerHTML = renderSVG(element.dataset.qr, { border: 4 });
    } catch {
      element.hidden = true; // it holds too much; the link stands beside it
    }
  }
  const own = navigator.languages?.find((tag) => tag.startsWith(language)) ?? language;
  const form = new Intl.DateTimeFormat(own, { dateStyle: "medium", timeStyle: "short" });
  for (const element of document.querySelectorAll("[data-when]")) {
    element.textContent = form.format(Number(element.dataset.when));
  }
  // The line of the log that is looked at comes into sight, within the log only.
  const line = document.querySelector(".log-list [aria-current]")?.closest("li");
  const list = line?.parentElement;
  if (list && (line.offsetTop < list.scrollTop || line.offsetTop + line.offsetHeight > list.scrollTop + list.clientHeight)) {
    list.scrollTop = line.offsetTop - list.clientHeight / 3;
  }
}

/** Offer a text as a file. */
export function download({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Tell the content of a file that somebody chooses. */
export function files(tell) {
  addEventListener("change", async (event) => {
    const input = event.target;
    const file = input.matches?.("[data-file]") && input.files[0];
    if (!file) return;
    let text = "";
    try {
      if (file.size <= LARGEST) text = await file.text();
      else text = "{".repeat(LARGEST); // Python says that it is too long
    } catch {
      // It is gone, or may not be read: as good as empty.
    }
    input.value = ""; // so that the same file can be chosen again
    tell({ type: "file", text, option: input.dataset.file === "true" ? "" : input.dataset.file });
  });
}
