// The page's side of everything: what a person does becomes one small message to Python, and what Python
// answers is morphed into the page. Focus, the live region, dialogs, the address and the clipboard live here.

import { Idiomorph } from "idiomorph";
import * as alerts from "./alerts.js";
import * as arming from "./arming.js";
import * as around from "./around.js";
import * as carriers from "./carriers.js";
import * as changes from "./changes.js";
import * as claims from "./claims.js";
import * as drag from "./drag.js";
import * as faces from "./faces.js";
import * as fields from "./fields.js";
import * as host from "./host.js";
import { dress, fragment } from "./html.js";
import * as keeping from "./keep.js";
import { pressed } from "./keys.js";
import { mark } from "./mark.js";
import "./menu.js";
import { change, travelled } from "./movement.js";
import * as notices from "./notices.js";
import * as offline from "./offline.js";
import * as picture from "./picture.js";
import * as places from "./places.js";
import * as preview from "./preview.js";
import { next } from "./reach.js";
import { ADDRESS as RELAY } from "./relay.js";
import * as reading from "./reading.js";
import { scrolled, settle, step } from "./roving.js";
import { use } from "./seal.js";
import * as share from "./share.js";
import * as shownPress from "./shown-press.js";
import * as sight from "./sight.js";
import * as sound from "./sound.js";
import * as steps from "./steps.js";

const root = document.documentElement;
const POINTABLE = "[data-choice], [data-step], [data-why]";
const ACTIVE = `${POINTABLE}, [data-face], [data-rule], [data-do]`;
let send = () => {};
let record = "";
let fallback = "#heading";

// --- Python to page ---

function morph(element, html) {
  Idiomorph.morph(element, fragment(html), {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed: fields.before,
      // Whether these are open is the person's and the browser's affair; tabindex is that of roving.js, style of html.js.
      beforeAttributeUpdated: (name, node) =>
        !(
          (name === "open" && /^(DIALOG|DETAILS)$/.test(node.tagName)) ||
          (name === "tabindex" && node.matches("button, .prompt-lines")) ||
          (name === "aria-expanded" && "opens" in node.dataset) ||
          ["data-open", "data-dragged", "data-aimed"].includes(name) ||
          name === "data-stop" ||
          name === "style" ||
          !fields.sets(name, node)
        ),
    },
  });
  dress(element);
}

let page = {};
let acted = false; // whether a person did something since the page was last brought up to date

function render(text) {
  if (root.dataset.state === "loading") mark("answered");
  const next = JSON.parse(text);
  // the next person must not see the last one's cards go, and a new screen is no movement
  const moves = next.motion && !next.hush && !next.top;
  const cards = moves ? travelled(document.querySelector("#app"), next.parts.app) : [];
  const before = moves ? changes.standing() : null;
  const update = () => {
    arming.guard(record, () => show(next));
    if (before) changes.show(before);
  };
  change(update, cards);
}

function show(next) {
  page = next;
  const before = document.activeElement;
  const hadFocus = before && before !== document.body;
  const dialog = document.querySelector("dialog[open]");
  if (dialog && !page.modal) dialog.close(); // gives the focus back to what opened it
  if (root.dataset.state === "loading") window.pygamesStart.wear();
  for (const [id, html] of Object.entries(page.parts)) {
    const element = document.getElementById(id);
    if (element) morph(element, html);
  }
  around.tell();
  faces.bring(page.pictures);
  record = page.record;
  fallback = page.fallback;
  root.lang = page.language;
  root.dataset.keys = page.keys;
  root.dataset.numbers = page.numbers;
  root.dataset.size = page.size;
  if (page.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = page.theme;
  if (page.busy) root.dataset.busy = "";
  else delete root.dataset.busy;
  document.title = page.title;
  root.dataset.state = page.state;
  if (page.modal) document.querySelector("#dialog:not([open])")?.showModal();
  if (page.top) scrollTo(0, 0);
  settle();
  reading.shown();
  refocus(page.focus, hadFocus || acted);
  sight.bring(record);
  preview.shown(record);
  notices.shown();
  acted = false;
  if (page.hush) hush(); // the last words were somebody else's
  if (page.say) announce(page.say);
  sound.play(page.sounds);
  share.fill(page.language);
  places.go(page.place, page.hash, page.replace);
  claims.hold(page.claim, send);
  host.shown(page.host);
  if (!page.keep_picture) picture.forget();
  if (page.copy) copy(page.copy);
  if (page.hand_on) handOn(page.hand_on);
  alerts.tell(page.turn);
  if (page.ask_alerts) alerts.ask(send);
  if (page.file) share.download(page.file);
}

// --- focus: it goes where Python says, or stays, or moves to the prompt when what had it is gone ---

function refocus(wanted, hadFocus) {
  if (wanted) {
    const element = document.querySelector(wanted);
    if (element) {
      const around = element.closest("details");
      if (around) around.open = true; // what is folded away cannot be focused
      element.focus({ preventScroll: true });
      const dialog = element.closest("dialog");
      dialog?.querySelector(":popover-open")?.hidePopover(); // a menu has done its work
      if (dialog) showIn(dialog, element);
      else if (!inSight(element)) element.scrollIntoView({ block: "nearest" });
      return;
    }
  }
  if (!hadFocus) return;
  keep();
  requestAnimationFrame(keep);
}

/** What is gone has no focus, and what is there but no longer shown loses it: in Chromium before this, in Firefox after. */
function keep() {
  const now = document.activeElement;
  const lost = !now || now === document.body || !now.checkVisibility({ visibilityProperty: true });
  if (lost) document.querySelector(fallback)?.focus({ preventScroll: true });
}

/** Show a dialog from its top where the element is seen there; else from the element on. */
function showIn(dialog, element) {
  dialog.scrollTo(0, 0);
  if (element.getBoundingClientRect().bottom > dialog.getBoundingClientRect().bottom) element.scrollIntoView({ block: "start" });
}

function inSight(element) {
  const box = element.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= window.innerHeight;
}

// --- the one live region ---

let unsaid = "";
let saying = 0;

function announce(text) {
  const live = document.querySelector("#live");
  if (!live) return;
  live.textContent = "";
  // the question that ended the last message is not said again
  if (!` ${unsaid}`.endsWith(` ${text}`)) unsaid = unsaid ? `${unsaid} ${text}` : text;
  document.documentElement.dataset.unsaid = "";
  clearTimeout(saying);
  saying = setTimeout(() => {
    live.textContent = unsaid;
    unsaid = "";
    delete document.documentElement.dataset.unsaid;
  }, 50); // so that the same words twice are spoken twice
}

function hush() {
  unsaid = "";
  delete document.documentElement.dataset.unsaid;
  clearTimeout(saying);
  document.querySelector("#live")?.replaceChildren();
}

// --- the clipboard ---

async function copy(text) {
  const ok = await share.copy(text);
  send({ type: "copied", ok });
  if (!ok) document.querySelector("#link")?.select();
}

/** Hand a letter to whatever sends it; where nothing does, the clipboard has it. */
async function handOn({ text, words }) {
  const ok = await share.handOn(text, words);
  if (ok === null) copy(text);
  else send({ type: "handed", ok });
}

// --- page to Python: one listener for each kind of event ---

addEventListener("click", (event) => {
  const element = event.target.closest?.(ACTIVE);
  if (element?.dataset.face) event.preventDefault(); // a card's name in a line that unfolds
  const press = { type: "click", data: { ...element?.dataset } };
  if (element?.matches(POINTABLE)) shownPress.after(element, () => send(press));
  else if (element) send(press);
  else if (event.target.matches?.(".frame--scene, .frame--scene > .question")) send({ type: "click", data: { do: "seen" } }); // at the table under it
});

function submit(event, form) {
  if (!form?.dataset.form) return;
  event.preventDefault();
  if (!form.reportValidity()) return;
  fields.tell(form);
  send({ type: "submit", form: form.dataset.form, data: Object.fromEntries(new FormData(form)) });
}

// In a sandboxed frame there is no "submit" event; the button is pressed all the same, also by Enter.
addEventListener("click", (event) => submit(event, event.target.closest?.("[type=submit]")?.form));
addEventListener("submit", (event) => submit(event, event.target));

// A slider tells at once where it is, a search what is looked for.
addEventListener("input", (event) => {
  const { name, value, type } = event.target;
  const group = event.target.closest?.("[data-change]");
  if ((type === "range" || type === "search") && group) {
    fields.tell(event.target);
    send({ type: "change", form: group.dataset.change, data: { [name]: value } });
    if (type === "search") group.closest("dialog")?.scrollTo(0, 0); // what was found begins at the top
  }
});

addEventListener("change", ({ target }) => written(target));

/** Tell what is written in a field, or chosen; of some forms all of it. */
function written(field) {
  const { name } = field;
  const off = field.type === "checkbox" && !field.checked; // its value is 0 or 1, and stands for what is on
  const value = off ? String(1 - field.value) : field.value;
  const group = field.closest?.("[data-change]");
  if (!group || !name) return;
  const whole = "whole" in group.dataset;
  fields.tell(whole ? group : field);
  send({ type: "change", form: group.dataset.change, data: whole ? Object.fromEntries(new FormData(group)) : { [name]: value } });
}

// A dialog is closed by Python, like everything else.
addEventListener(
  "cancel",
  (event) => {
    event.preventDefault();
    send({ type: "key", key: "Escape" });
  },
  true,
);

// Some browsers close a dialog all the same; then Python is told, unless it was Python who closed it.
addEventListener(
  "close",
  (event) => {
    if (event.target.matches?.("dialog") && page.modal) send({ type: "click", data: { do: "close" } });
  },
  true,
);

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  const target = event.target;
  const dialog = document.querySelector("dialog[open]");
  if (event.key === "Escape") {
    if (!dialog) send({ type: "key", key: "Escape" });
    return;
  }
  const writing = target.matches?.("textarea, select, input:not([type=radio], [type=checkbox])");
  if (writing || dialog) return;
  if (event.key.startsWith("Arrow")) {
    if (step(target, event.key)) event.preventDefault();
    return;
  }
  if (root.dataset.keys === "off") return;
  const key = pressed(event);
  const past = document.querySelector(".look-bar"); // nothing is to be chosen: the keys step through own choices
  if (past && (key === "n" || key === "o")) {
    event.preventDefault();
    send({ type: "key", key: event.shiftKey ? `shift ${key}` : key });
  } else if (key === "n") {
    if (next(event.shiftKey, fallback)) event.preventDefault();
  } else if (key.length === 1 && page.shortcuts?.includes(key)) {
    event.preventDefault();
    const thing = key === "i" ? reading.named(target) : target;
    const data = thing?.matches?.(`${POINTABLE}, [data-face]`) ? { ...thing.dataset } : {};
    send({ type: "key", key, data });
  }
});

// A field that somebody unfolds is there to be written in, a sum to be read: it may begin at the edge of what scrolls.
const unfolded = ({ target }) => {
  if (target.matches(".setup-name[open]")) target.querySelector("input").focus();
  if (target.matches(".why-number[open]")) target.scrollIntoView({ block: "nearest" });
};
addEventListener("toggle", unfolded, { capture: true });

// The picture of a game that is shown until Python is there has cards, too.
faces.bring(document.querySelector("#app [data-pictures]")?.dataset.pictures.split(" ") ?? []);

// --- what Python and others may use ---

window.pygamesPage = {
  /** Python is there: from now on it is told everything. Returns what it should know at the start. */
  connect(receive) {
    send = (event) => {
      if (event.type !== "preview") shownPress.heard(); // what is pointed at may be told before
      acted ||= ["click", "key", "submit"].includes(event.type);
      // whatever else happens, a field may be gone after it
      if (!["change", "preview"].includes(event.type)) for (const field of fields.untold()) written(field);
      receive(JSON.stringify(event));
    };
    arming.watch(() => record, announce);
    preview.watch(send);
    drag.watch(send);
    reading.watch(send);
    claims.watch(send);
    keeping.elsewhere(send);
    places.watch(send, () => page.hash);
    share.files(send);
    steps.keys(send);
    host.watch(send);
    offline.watch(send);
    notices.watch(send);
    fields.tell(document.body);
    picture.watch(() => page);
    return JSON.stringify({
      address: location.href.split("#")[0],
      ...window.pygamesFirst.handOver(send), // first: the order may belong to a place of its own
      ...places.here(),
      languages: (navigator.languages ?? [navigator.language]).join(" "),
      saved: keeping.works(),
      locks: Boolean(navigator.locks),
      framed: self !== top,
      embedded: "embed" in root.dataset,
      without: root.dataset.without ?? "",
      files: share.saves(),
      calm: matchMedia("(prefers-reduced-motion: reduce)").matches,
      relay: RELAY,
      alerts: alerts.allowed(),
      stored: keeping.shared() ?? {},
      saves: keeping.games(),
    });
  },
  render,
  /** Show what the choice would do that is pointed at, or that holding one says it. */
  preview(text) {
    for (const [id, html] of Object.entries(JSON.parse(text))) {
      const element = document.getElementById(id);
      if (element) morph(element, html);
    }
    scrolled();
    reading.shown();
    preview.hint();
  },
  /** Write games into the storage; whether that could be done. */
  keep: keeping.keep,
  /** What all windows share beside the games, and whether it could be written. */
  stored: () => JSON.stringify(keeping.shared()),
  store: keeping.share,
  /** Do something with the keys of a game by mail. */
  keys: (text) => use(text, send),
  /** Bring the letters of this match, and hand on its last one. */
  listen: (text) => carriers.listen(text, send),
  give: carriers.give,
  /** Python works on what is to be shown next. */
  busy() {
    root.dataset.busy = "";
  },
};

window.pygames = {
  /** The link text of the game on the table, or null when there is none; in a frame see docs/embedding.md. */
  record: host.record,
};
