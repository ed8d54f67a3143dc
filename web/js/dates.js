/** Write the moments in the page as the person's language does. */
export function dates(language) {
  const elements = document.querySelectorAll("[data-when]");
  if (!elements.length) return; // a formatter takes its time
  const own = navigator.languages?.find((tag) => tag.startsWith(language)) ?? language;
  const form = new Intl.DateTimeFormat(own, { dateStyle: "medium", timeStyle: "short" });
  for (const element of elements) {
    element.textContent = form.format(Number(element.dataset.when));
  }
}
