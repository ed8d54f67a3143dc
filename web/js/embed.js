// For pages of others: <pygames-table rule="heroz/HZ-27"> is a frame with a rule, a game or a position. What the frame tells
// comes as events of the element, `pygames-choice` and so on; docs/embedding.md has them all.
//
// The frame stands in a shadow: the styles of the page around do not reach it, and whoever has drawn the element, such as
// React, finds in it what they have put there.

import { initialize } from "@open-iframe-resizer/core";

const HOME = new URL("./", import.meta.url);
const LANGUAGES = ["en", "fr"];
const THEMES = ["light", "dark", "contrast", "auto"];
const NAMED = ["rule", "lesson", "puzzle", "drill", "link"];
const LOOK = ["accent", "surface", "text", "font", "radius", "background"]; // properties --pygames-accent and so on
const SHOWN = ["rule", "game", "lesson", "puzzle", "drill", "awake", "keep", "watch", "without"]; // they make the address
const GAMES = ["game", "lesson", "puzzle", "drill"]; // they begin with the id of a game whose code the frame needs
const HEIGHT = 640; // of a table, in pixels
const PATIENCE = 2000; // milliseconds until a page that was loaded must have said something
const EMPTY = { width: "100%", border: "0", display: "block", background: "none" };
const FOLLOWED = { attributes: true, attributeFilter: ["class", "style", "lang", "data-theme", "data-md-color-scheme"] };

const Base = globalThis.HTMLElement ?? class {}; // on a server there is none, and nothing is drawn

/** Whether tables of so many games stand on this page that the code of all games costs less than that of each. */
function many() {
  const tables = [...document.querySelectorAll("pygames-table")];
  const games = tables.flatMap((it) => GAMES.map((name) => /^[a-z-]+/.exec(it.getAttribute(name) ?? "")?.[0] ?? ""));
  return new Set(games.filter(Boolean)).size > 3;
}

class Table extends Base {
  static observedAttributes = [...SHOWN, "lang", "theme", "height", "label", "style", "class"];

  #frame = null;
  #unheard = null; // ends all that is listened to
  #methods = null; // what the page in the frame takes; null until it is there
  #unsent = []; // what was asked for before
  #now = null; // language, colours and look that the frame has
  #changed = false; // whether attributes have, in this task

  connectedCallback() {
    if (!this.#frame) this.#open();
  }

  /** It was moved with all it has. */
  connectedMoveCallback() {}

  disconnectedCallback() {
    this.#close();
  }

  attributeChangedCallback(name, before, value) {
    if (!this.#frame || before === value || this.#changed) return;
    this.#changed = true; // several may change at once
    queueMicrotask(() => {
      this.#changed = false;
      if (this.#frame) this.#follow();
    });
  }

  /** Start Python as a press would, also where the frame has not been loaded yet. */
  wake() {
    if (this.#frame) this.#frame.loading = "eager";
    this.#send({ type: "wake" });
  }

  /** Open a record, a link or a position in the frame; or `{rule}`, `{lesson}`, `{puzzle}`, `{drill}` by name. */
  load(what) {
    const named = typeof what === "object" && NAMED.some((name) => name in what);
    this.#send({ type: "load", ...(named ? what : { record: what }) });
  }

  /** Show the game as it stood after so many choices. */
  goto(at) {
    this.#send({ type: "goto", at });
  }

  /** Give the person a hint, or a little more of it. */
  hint() {
    this.#send({ type: "hint" });
  }

  /** Open once more what was opened last. */
  reset() {
    this.#send({ type: "reset" });
  }

  /** Say that this page carries letters of games by mail, and hand in one that has come. */
  carry(letter) {
    this.#send({ type: "carry", ...(letter && { letter }) });
  }

  /** Change the language, the colours, or whether the table is drawn. */
  set(preferences) {
    this.#send({ type: "set", ...preferences });
  }

  #open() {
    const own = this.#own();
    this.#now = { ...this.#wanted(), address: this.#address(own) };
    const frame = Object.assign(document.createElement("iframe"), {
      src: this.#with(this.#now),
      title: this.#title(own),
      loading: "lazy",
      allow: "clipboard-write",
      height: this.#height(),
    });
    frame.sandbox.add("allow-scripts");
    // With an origin of its own a frame has the browser's cache: Python is loaded once, not at each visit. On the origin of
    // the page around it could undo its sandbox.
    if (HOME.origin !== location.origin) frame.sandbox.add("allow-same-origin");
    Object.assign(frame.style, EMPTY, { height: `${this.#height()}px` });
    this.#frame = frame;
    this.#methods = null;
    this.#unheard = new AbortController();
    addEventListener("message", (event) => this.#hear(event), { signal: this.#unheard.signal });
    frame.addEventListener("load", () => setTimeout(() => this.#missed(), PATIENCE));
    (this.shadowRoot ?? this.attachShadow({ mode: "open" })).replaceChildren(frame);
    // A table fits itself into its frame, a rule is as high as it is; the origin of a frame that has none is "null".
    if (this.hasAttribute("rule") && !this.hasAttribute("height")) initialize({ checkOrigin: ["null", HOME.origin] }, frame);
    const followed = new MutationObserver(() => this.#follow());
    for (const it of [document.documentElement, document.body]) followed.observe(it, FOLLOWED);
    this.#unheard.signal.addEventListener("abort", () => followed.disconnect());
  }

  #close() {
    this.#unheard?.abort();
    this.#frame = null;
  }

  /** Bring the frame in line with the attributes and with the page around. */
  #follow() {
    const own = this.#own();
    const [before, wanted] = [this.#now, this.#wanted()];
    const address = this.#address(own);
    if (address !== before.address) {
      this.#close();
      this.#open();
      return;
    }
    this.#now = { ...wanted, address };
    this.#frame.title = this.#title(own);
    if (this.hasAttribute("height")) this.#frame.style.height = `${this.#height()}px`;
    if (wanted.lang !== before.lang || wanted.theme !== before.theme) {
      this.set({ ...(wanted.lang && { lang: wanted.lang }), theme: wanted.theme });
    }
    if (JSON.stringify(wanted.look) !== JSON.stringify(before.look)) this.#send({ type: "look", ...wanted.look });
  }

  #send(message) {
    if (this.#frame && this.#methods?.includes(message.type)) this.#post(message);
    else this.#unsent.push(message);
  }

  #post(message) {
    this.#frame.contentWindow.postMessage({ pygames: 1, ...message }, "*"); // an origin that is "null" cannot be named
  }

  #hear({ source, data }) {
    if (source !== this.#frame?.contentWindow || data?.pygames !== 1) return;
    if (data.type === "waiting") this.#there(data.methods);
    this.#tell(data);
  }

  #tell(message) {
    this.dispatchEvent(new CustomEvent(`pygames-${message.type}`, { detail: message, bubbles: true }));
  }

  /** Another page is in the frame: it is asked for what it takes. A table in the place of a rule has its own height. */
  #there(methods) {
    this.#methods = methods;
    const own = this.#own();
    const table = methods.includes("load");
    if (table) this.#frame.style.height = `${this.#height()}px`;
    if (table && own) this.#post({ type: "load", record: own });
    const asked = this.#unsent.splice(0);
    this.#unsent = asked.filter(({ type }) => !methods.includes(type));
    for (const message of asked) if (methods.includes(message.type)) this.#post(message);
  }

  /** A page that is not there tells nothing: then whoever listens is told so, with the rules that there are. */
  async #missed() {
    const rule = this.getAttribute("rule");
    if (!rule || this.#methods || !this.#frame) return;
    const page = await fetch(this.#frame.src).catch(() => null);
    if (!page || page.ok || this.#methods) return;
    const all = await fetch(new URL("rules/index.json", HOME)).then((answer) => answer.json());
    const [game] = rule.split("/");
    const known = all.filter(({ to }) => to.startsWith(`${game}/`)).map(({ id }) => id);
    const games = [...new Set(all.map(({ to }) => to.split("/")[0]))];
    const about = known.length ? { game, key: "example.none", known } : { game: "", key: "no_such_game", known: games };
    this.#tell({ pygames: 1, type: "error", ...about });
  }

  // --- what stands in the page around ---

  /** A record of one's own, which stands in the element. */
  #own() {
    return this.querySelector('script[type="application/json"]')?.textContent;
  }

  #title(own) {
    return this.#label(own) || "pygames";
  }

  #label(own) {
    return this.getAttribute("label") ?? this.textContent.replace(own ?? "", "").trim();
  }

  #height() {
    return Number(this.getAttribute("height")) || HEIGHT;
  }

  /** Language, colours and look: the element's own, or those of the page around. */
  #wanted() {
    const lang = (this.closest("[lang]")?.lang ?? "").slice(0, 2).toLowerCase();
    const style = getComputedStyle(this);
    const schemes = style.colorScheme.split(" ").filter((it) => THEMES.includes(it));
    const theme = this.getAttribute("theme") ?? (schemes.length === 1 ? schemes[0] : "auto");
    const values = LOOK.map((name) => [name, style.getPropertyValue(`--pygames-${name}`).trim()]);
    return {
      lang: LANGUAGES.includes(lang) ? lang : "",
      theme: THEMES.includes(theme) ? theme : "auto",
      look: Object.fromEntries(values.filter(([, value]) => value)),
    };
  }

  /** The address of what is shown, without how it looks. */
  #address(own) {
    const rule = this.getAttribute("rule");
    const found = new URL(rule ? `rules/${rule.toLowerCase()}/?embed&api` : "?embed&api", HOME);
    if (this.hasAttribute("awake")) found.searchParams.set("embed", "now");
    if (this.hasAttribute("watch")) found.searchParams.set("watch", "");
    if (this.hasAttribute("without")) found.searchParams.set("without", this.getAttribute("without"));
    if (this.hasAttribute("keep")) found.searchParams.set("keep", "yes");
    const game = /"game":\s*"([a-z-]+)"/.exec(own)?.[1];
    if (game) found.searchParams.set("picture", game); // until it is handed in
    found.hash = this.getAttribute("game") ?? this.#place() ?? "";
    return found.href;
  }

  /** The whole address, in a language, with colours and a look. */
  #with({ address, lang, theme, look }) {
    const found = new URL(address);
    if (this.hasAttribute("rule") && lang === "fr") found.pathname = `${HOME.pathname}fr/${found.pathname.slice(HOME.pathname.length)}`;
    else if (lang) found.searchParams.set("lang", lang);
    if (theme !== "auto") found.searchParams.set("theme", theme);
    const own = this.#own();
    const about = this.#label(own);
    for (const [name, value] of Object.entries(look)) found.searchParams.set(name, value);
    if (many()) found.searchParams.set("games", "all");
    // Behind the #, so that the page itself is loaded once for all frames: a "game" has no page that says what it is about.
    if (about && (own || this.hasAttribute("game")) && !found.hash.includes("&about=")) found.hash += `&${new URLSearchParams({ about })}`;
    return found.href;
  }

  /** The place of the page that an attribute names, `heroz/lesson/first-game`. */
  #place() {
    const drill = this.getAttribute("drill");
    if (drill) return `${drill}/drill`;
    const kind = ["lesson", "puzzle"].find((name) => this.hasAttribute(name));
    const [game, ...one] = this.getAttribute(kind)?.split("/") ?? [];
    return kind && `${game}/${kind}/${one.join("/")}`;
  }
}

// A page may load this twice, from two sites or with two programs that each bring it: the first one has the element.
if (globalThis.customElements && !customElements.get("pygames-table")) customElements.define("pygames-table", Table);
