// For pages of others: <pygames-table rule="heroz/HZ-27" lang="fr"> is a frame with a rule, a game or a position. What the
// frame tells comes as events of the element, `pygames-choice` and so on; docs/embedding.md has them all.

import { initialize } from "@open-iframe-resizer/core";

const HOME = new URL("./", import.meta.url);
const LANGUAGES = ["en", "fr"];
const NAMED = ["rule", "lesson", "puzzle", "drill", "link"];
const EMPTY = { width: "100%", border: "0", display: "block" };

class Table extends HTMLElement {
  #frame = null;
  #unheard = null;

  connectedCallback() {
    if (this.#frame) return;
    const own = this.querySelector('script[type="application/json"]')?.textContent;
    const words = this.getAttribute("label") ?? this.textContent.replace(own ?? "", "").trim();
    const frame = Object.assign(document.createElement("iframe"), {
      src: this.#address(own),
      title: words || "pygames",
      loading: "lazy",
      allow: "clipboard-write",
      height: this.getAttribute("height") ?? "640",
    });
    frame.sandbox.add("allow-scripts");
    Object.assign(frame.style, EMPTY);
    this.#frame = frame;
    this.#unheard = new AbortController();
    addEventListener("message", (event) => this.#hear(event, own), { signal: this.#unheard.signal });
    this.replaceChildren(frame);
    // A table fits itself into its frame, a rule is as high as it is; the frame's origin, which it has not, is "null".
    if (this.hasAttribute("rule") && !this.hasAttribute("height")) initialize({ checkOrigin: ["null", HOME.origin] }, frame);
  }

  disconnectedCallback() {
    this.#unheard?.abort();
    this.#frame = null;
  }

  /** Open a record, a link or a position in the frame, once it is ready; or `{rule}`, `{lesson}`, `{puzzle}`, `{drill}` by name. */
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

  /** Change the language, the colours, or whether the table is drawn. */
  set(preferences) {
    this.#send({ type: "set", ...preferences });
  }

  #send(message) {
    this.#frame?.contentWindow.postMessage({ pygames: 1, ...message }, "*"); // an origin that is "null" cannot be named
  }

  #hear({ source, data }, own) {
    if (source !== this.#frame?.contentWindow || data?.pygames !== 1) return;
    if (data.type === "ready" && own) this.load(own);
    this.dispatchEvent(new CustomEvent(`pygames-${data.type}`, { detail: data, bubbles: true }));
  }

  #address(own) {
    const lang = this.getAttribute("lang");
    const rule = this.getAttribute("rule");
    if (rule) return new URL(`${lang === "fr" ? "fr/" : ""}rules/${rule.toLowerCase()}/?embed`, HOME).href;
    const found = new URL("?embed&api", HOME);
    if (LANGUAGES.includes(lang)) found.searchParams.set("lang", lang);
    const game = /"game":\s*"([a-z-]+)"/.exec(own)?.[1];
    if (game) found.searchParams.set("picture", game); // until it is handed in
    found.hash = this.getAttribute("game") ?? this.#place() ?? "";
    return found.href;
  }

  /** The place of the page that an attribute names, `heroz/lesson/first-game`. */
  #place() {
    const drill = this.getAttribute("drill");
    if (drill) return `${drill}/drill`;
    const kind = ["lesson", "puzzle"].find((name) => this.hasAttribute(name));
    const [game, one] = this.getAttribute(kind)?.split("/") ?? [];
    return one && `${game}/${kind}/${one}`;
  }
}

// A page may load this twice, from two sites or with two programs that each bring it: the first one has the element.
if (!customElements.get("pygames-table")) customElements.define("pygames-table", Table);
