// The page until Python is there: language, colours and the dialogs change at once, and what else is asked for
// is remembered as the one order that Python carries out first. The last order wins.

import { fragmentOf, gameMeant, saidOf } from "./address.js";
import * as around from "./around.js";
import * as asked from "./asked.js";
import { dates } from "./dates.js";
import * as embed from "./embed-start.js";
import { fail } from "./failure.js";
import { chosen } from "./files.js";
import { dress, fragment } from "./html.js";
import { restored, works } from "./keep.js";
import { keptGames } from "./kept.js";
import { pressed } from "./keys.js";
import { apply, LANGUAGES, prefer, preferred, THEMES } from "./look.js";
import { gameOfLesson, meant, named, unpacked } from "./meant.js";
import { left } from "./picture.js";
import * as progress from "./progress.js";
import { template } from "./template.js";
import { say } from "./words.js";

const root = document.documentElement;
const find = (selector) => document.querySelector(selector);
const PARTS = ["header", "skip", "unofficial", "credits", "app"];
const WANTED = new URLSearchParams(location.search);
const ABOUT = saidOf(location.hash, "about")?.slice(0, 300); // what the page around says of what is meant
const HOME = { type: "click", data: { do: "home" } };
const METHODS = ["wake", "load", "goto", "hint", "reset", "set", "look"];
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

const until = new AbortController(); // Python is there
let order = null; // what page.js will tell Python first
let told = null; // [key, params] of what the page says about it
let dialog = ""; // the one that is open
let away = false; // whether the gallery is wanted though the address has a link
let expected = WANTED.get("picture"); // the page around will hand in a game of this kind
let late = null; // takes a file that was read too late
let pictured = null; // promises that the first picture is whole

// --- the first screen in the page's language, or the picture of the game that the address has ---

find("#app noscript")?.remove(); // a copy of the page may have none
const screens = { en: screenOf((id) => document.getElementById(id).innerHTML, document.title), fr: french() };

function screenOf(htmlOf, title) {
  return { title, ...Object.fromEntries(PARTS.map((id) => [id, htmlOf(id)])) };
}

function french() {
  const { content } = find("#parts-fr");
  const part = (id) => content.querySelector(`[data-part="${id}"]`);
  return screenOf((id) => part(id).innerHTML, part("title").textContent);
}

/** The game of the link in the address, if it has one that could be a game's. */
const linked = () => (away ? null : (gameMeant(location.hash) ?? expected));

/** The template of its picture. */
function picture() {
  const game = linked();
  return game ? template(`picture-${game}-${root.lang}`) : null;
}

/** The picture: the table as it was left here, or else how the game begins; in a page of others the game's cover. */
function drawn(from) {
  const scene = from.content.cloneNode(true);
  const table = left(location.hash.slice(1), root.lang);
  const write = (tag, key) => (scene.querySelector(tag).textContent = say(key, { title: say(`title.${linked()}`) }));
  if ("embed" in root.dataset) {
    write("h1", `title.${linked()}`);
    scene.querySelector(".prompt-bar p").textContent = ABOUT ?? (embed.asleep() ? say("start.wake.about") : "");
    scene.querySelector(".board").replaceChildren(coverOf(linked()));
    showMeant();
  } else if (table) {
    write("h1", "start.picture.left");
    write(".prompt-bar p", "start.picture.left.about");
    scene.querySelector(".board").replaceChildren(fragment(table));
  } else if (named(fragmentOf(location.hash))) pictured = showNamed(scene.querySelector(".frame--picture"));
  dress(scene);
  return scene;
}

/** In a page of others: what the address names takes the place of how its game begins, as soon as it is there. */
async function showMeant() {
  const hash = fragmentOf(location.hash);
  const language = root.lang;
  const found = (await meant(hash, language)) ?? { board: await unpacked(saidOf(location.hash, "drawn")) };
  const board = find(".frame--picture > .board");
  if (!found.board || !board || root.dataset.embed !== "asleep" || root.lang !== language || fragmentOf(location.hash) !== hash) return;
  if (found.title) find(".frame--picture h1").textContent = found.title;
  if (found.asks) find(".frame--picture .prompt-bar p").textContent = found.asks;
  board.replaceChildren(...found.board.childNodes);
  dress(board);
}

/** On the page: a lesson or puzzle with what it says first, to be read meanwhile. Until it is there the place is empty: nothing moves. */
async function showNamed(frame) {
  const [heading, about] = frame.querySelectorAll("h1, .prompt-bar p");
  const board = frame.querySelector(".board");
  const before = [heading.textContent, about.textContent, [...board.childNodes]];
  const write = (title, asks, nodes) => {
    [heading.textContent, about.textContent] = [title, asks];
    board.replaceChildren(...nodes);
  };
  write("", "", []);
  frame.classList.add("frame--named");
  const found = await meant(fragmentOf(location.hash), root.lang);
  if (!found) frame.classList.remove("frame--named");
  write(...(found ? [found.title, found.asks, found.board.childNodes] : before));
  dress(frame);
}

function show() {
  if ("copied" in root.dataset) return blank();
  const shown = focusable().indexOf(document.activeElement);
  const pasted = written();
  for (const id of PARTS) document.getElementById(id).replaceChildren(fragment(screens[root.lang][id]));
  document.title = screens[root.lang].title;
  embed.offer(say("start.wake"));
  const scene = picture();
  if (scene) {
    find("#app").replaceChildren(drawn(scene));
    find(".site-purpose").remove(); // only the gallery has it
  } else listKept();
  around.tell();
  if (find("#pasted")) find("#pasted").value = pasted;
  if (dialog) open(dialog);
  if (shown >= 0) focusable()[shown]?.focus({ preventScroll: true });
  progress.show();
  tell();
}

const focusable = () => [...document.querySelectorAll(FOCUSABLE)].filter((it) => !it.closest("[inert]"));

function listKept() {
  const kept = keptGames();
  if (kept) find(".gallery-lead")?.after(kept); // a saved copy of a table has none
  dates(root.lang);
}

const written = () => find("#pasted")?.value ?? "";

// --- the dialogs that need no Python ---

function open(name) {
  find("#dialog")?.remove();
  dialog = name;
  const kind = name === "keys" && preferred().keys === "off" ? "keys-off" : name;
  find("#app").append(template(`${kind}-${root.lang}`).content.cloneNode(true));
  const now = { language: root.lang, ...preferred() };
  for (const input of document.querySelectorAll(".settings input")) {
    if (input.name in now) input.checked = now[input.name] === input.value;
  }
  if (works()) find(".settings .dialog-body > p")?.remove();
  find("#dialog").showModal();
  find("#dialog-title").focus();
}

function close() {
  find("#dialog")?.remove();
  if (dialog) find(`[data-do="${dialog}"]`)?.focus();
  dialog = "";
}

function change(name, value) {
  prefer(name, value);
  apply();
  if (name === "language") show();
}

// --- what has to wait ---

function remember(event, key, params) {
  order = event;
  told = [key, params];
  tell();
}

function forget(key) {
  order = away ? HOME : null;
  told = key ? [key] : null;
  tell();
}

/** Say what will be done; a name that differs between the languages is looked up each time. */
function tell() {
  const waits = order !== null && order !== HOME;
  const failed = waits && root.dataset.state === "error";
  const [key, params] = failed ? ["start.order.failed"] : (told ?? []);
  const title = params?.game ? titleOf(params.game) : params?.title;
  const text = key ? say(key, { title }) : "";
  if (find("#order").textContent !== text) find("#order").textContent = text;
  find("#cancel-order").textContent = say("start.order.cancel");
  find("#cancel-order").hidden = !waits;
  for (const button of document.querySelectorAll("[data-ordered]")) delete button.dataset.ordered;
  const { do: does, arg = "" } = order?.data ?? {};
  for (const button of document.querySelectorAll("#app [data-do]")) {
    if (does && button.dataset.do === does && (button.dataset.arg ?? "") === arg) button.dataset.ordered = "";
  }
}

const inGallery = (selector) => fragment(screens[root.lang].app).querySelector(selector);
const titleOf = (game) => inGallery(`[data-game="${game}"] .game-title`)?.textContent ?? game;
const coverOf = (game) => inGallery(`[data-cover="${game}"]`) ?? "";

function press(button) {
  const { do: does, arg = "" } = button.dataset;
  const kept = button.closest("[data-save]")?.querySelector("strong").textContent;
  if (does === "language") change("language", arg);
  else if (does === "settings" || does === "keys") open(does);
  else if (does === "close") close();
  else if (does === "home") home();
  else {
    const named = kept ?? (arg ? null : button.textContent);
    remember({ type: "click", data: { ...button.dataset } }, "start.order", named ? { title: named } : { game: arg });
  }
}

/** To the gallery, which is not what a link in the address asks for; where it is shown, this takes an order back. */
function home() {
  if (picture()) {
    away = true;
    show();
  }
  forget(order && order !== HOME ? "start.order.cancelled" : "");
}

const listen = (type, does) => addEventListener(type, does, { capture: true, signal: until.signal });

listen("click", (event) => {
  const { target } = event;
  const button = target.closest?.("[data-do]");
  if (button) press(button);
  else if (target.closest?.("[type=submit]")) {
    event.preventDefault(); // in a sandboxed frame there is no "submit" event
    paste();
  }
  else if (target.closest?.("#cancel-order")) {
    (find("[data-ordered]") ?? find("#app")).focus({ preventScroll: true });
    forget("start.order.cancelled");
  }
});

listen("submit", (event) => {
  event.preventDefault();
  if (event.target.dataset.form === "open") paste();
});

function paste() {
  const record = written();
  if (record.trim()) remember({ type: "submit", form: "open", data: { record } }, "start.order.open");
  else forget("open.empty");
}

listen("change", async ({ target }) => {
  if (target.closest?.("[data-change=settings]")) change(target.name, target.value);
  if (!target.matches?.("[data-file]")) return;
  const title = target.files[0]?.name;
  const file = await chosen(target);
  if (file && late) late(file);
  else if (file) remember(file, "start.order", { title });
});

listen("cancel", (event) => {
  event.preventDefault();
  close();
});

listen("keydown", (event) => {
  const { target } = event;
  if (pressed(event) !== "?" || dialog || preferred().keys === "off" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!target.matches?.("textarea, input:not([type=radio])")) open("keys");
});

// What is shown stays until Python shows the game, but for what asks for the press.
listen(embed.WAKING, () => {
  embed.offer(say("start.wake"));
  const about = find(".frame--picture .prompt-bar p");
  if (about?.textContent === say("start.wake.about")) about.textContent = "";
});

listen("hashchange", () => {
  if (document.getElementById(location.hash.slice(1))) return;
  away = false;
  show();
});

listen("pygames-start", () => {
  if (root.dataset.state !== "error") return;
  tell();
  tellHost({ type: "error", key: window.pygamesStart.told.failure.key });
});

function tellHost(message) {
  if (self !== parent) parent.postMessage({ pygames: 1, game: linked() ?? "", ...message }, "*");
}

// What a page around this one asks for at once: the rest waits for Python.
function ask({ type, lang, theme }) {
  if (type === "wake") embed.wake();
  if (type !== "set" || until.signal.aborted) return;
  if (LANGUAGES.includes(lang)) change("language", lang);
  if (THEMES.includes(theme) || theme === "auto") change("theme", theme);
}

// --- a new try, and Python ---

/** What was ordered outlives the page's being loaded again. What may be spoiled is not used again. */
async function retry() {
  try {
    history.replaceState({ ...history.state, order, told }, "");
  } catch {
    // Some frames allow none of this.
  }
  const { told: start, renew } = window.pygamesStart;
  if (renew && start.failure.key !== "start.unreachable") {
    find("#retry").disabled = true;
    find("#progress-text").textContent = say("start.loading");
    await renew().catch(() => {}); // what cannot be loaded stays as it is, and the next start says so
  }
  location.reload();
}

function restore() {
  if (!history.state?.order && !history.state?.told) return;
  const { order: wanted, told: words, ...state } = history.state;
  history.replaceState(state, "");
  [order, told] = [wanted, words];
}

window.pygamesFirst = {
  asked: asked.handOver,
  /** The first picture, which Python's loading must not hold up. */
  pictured: () => pictured,
  /** Python is there: what it should know. `receive` is told what comes later. */
  handOver(receive) {
    until.abort();
    late = receive;
    if (order && !location.hash) {
      try {
        history.replaceState({ place: "gallery", ...history.state }, ""); // to go back to
      } catch {
        // as above
      }
    }
    return { order, dialog, pasted: written(), preferences: preferred() };
  },
};

/** Of a copy (early.js) nothing can be used. */
function blank() {
  for (const id of ["header", "newer", "app"]) document.getElementById(id).replaceChildren();
  around.tell();
  find("#loading").hidden = false;
}

// What starts Python stands at the end of the page.
addEventListener("DOMContentLoaded", () => {
  if (!window.pygamesStart.whole) fail({ key: "start.cut" });
});

restore();
progress.follow(retry);
embed.watch();
asked.watch(ask);
embed.offer(say("start.wake"));
if ("copied" in root.dataset || root.lang !== "en" || picture()) show();
else {
  listKept();
  tell();
}
delete root.dataset.meant;
if ("embed" in root.dataset && !expected) {
  gameOfLesson(fragmentOf(location.hash)).then((game) => {
    if (!game || until.signal.aborted) return;
    expected = game;
    show();
  });
}
tellHost({ type: "waiting", asleep: embed.asleep(), methods: asked.may() ? METHODS : [] });
restored((event) => late?.(event)).then((any) => {
  if (any && !until.signal.aborted) {
    apply();
    show();
  }
});
