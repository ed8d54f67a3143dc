// What PyScript does that this page does not want or its policy (policy.py) does not allow, and what stands there instead.

const IN_HEAD = "const $$ = (selector) => [...document.head.querySelectorAll(selector)];";

export const patches = [
  {
    // At every start PyScript makes code of a text, for a worker that the page never has.
    file: /@pyscript\/core\/src\/hooks\.js$/,
    from: "return Function(`return(w,x)=>(${cb})(w,x,...[${a}])`)();",
    to: `return () => { throw new Error("In this page PyScript has no workers."); };`,
  },
  {
    // It imports the interpreter by an address, which in the single file is known only to the page's own start.
    file: /polyscript\/esm\/interpreters\.js$/,
    from: "module: import(/* webpackIgnore: true */url),",
    to: `module: window.pygamesStart.importModule("interpreter.js"),`,
  },
  {
    // The page has one script for it, in its head. Whatever else comes into the page, from a storage or a person, is never run.
    file: /polyscript\/esm\/index\.js$/,
    from: "if (!alreadyLive) {",
    to: "if (false) {",
  },
  {
    file: /polyscript\/esm\/custom\.js$/,
    from: "import { $$ } from 'basic-devtools';",
    to: IN_HEAD,
  },
  {
    file: /polyscript\/esm\/custom\.js$/,
    from: "if (!dontBother) addAllListeners(document);",
    to: "",
  },
  {
    file: /@pyscript\/core\/src\/config\.js$/,
    from: `import { $$ } from "basic-devtools";`,
    to: IN_HEAD,
  },
  {
    // It would talk to other windows about workers. Where the browser stores nothing, this is refused, and ends the start.
    file: /coincident\/src\/sabayon\/index\.js$/,
    from: "new BroadcastChannel(BROADCAST_CHANNEL_UID)",
    to: "{}",
  },
];

/** The changed text. What is to be changed must be there once: else PyScript has changed, and somebody must look at it. */
export function patched(text, { file, from, to }) {
  const [before, after, ...more] = text.split(from);
  if (after === undefined || more.length) throw new Error(`PyScript's ${file} no longer holds this once: ${from}`);
  return before + to + after;
}
