// What a page around this one asks for (docs/messages.json). Before Python is there it is kept, and done then; how the page
// looks changes at once. web/js/host.js takes it over.

import { wear } from "./look.js";

const told = [];
let take = (event) => told.push(event);

/** Whether it may ask for anything but the link. */
export const may = () => new URLSearchParams(location.search).has("api");

/** Listen from now on; `now` does by its type what needs no Python. */
export function watch(now) {
  if (self === parent) return;
  addEventListener("message", (event) => {
    if (event.source !== parent) return;
    const { data } = event;
    if (data?.pygames === 1 && may()) {
      if (data.type === "look") wear(data);
      now(data);
    }
    take(event);
  });
}

/** Python is there: from now on `hear` gets all of it, what was kept first. */
export function handOver(hear) {
  take = hear;
  for (const event of told.splice(0)) hear(event);
}
