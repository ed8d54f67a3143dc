// Lists what the frame tells, and passes on what the page's buttons ask for.

const TYPES = [
  "waiting", "ready", "loaded", "asked", "choice", "at", "set", "refused", "over", "step", "hint", "learned", "solved",
  "failed", "size", "error",
];
const list = document.querySelector("#messages");

for (const type of TYPES) {
  addEventListener(`pygames-${type}`, ({ detail }) => {
    const { pygames, type, ...facts } = detail;
    const line = document.createElement("li");
    line.textContent = `${type} ${JSON.stringify(facts)}`;
    list.append(line);
  });
}

for (const button of document.querySelectorAll("[data-ask]")) {
  button.addEventListener("click", () => document.querySelector("pygames-table")[button.dataset.ask]());
}
