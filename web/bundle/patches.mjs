// What in PyScript the page's policy (policy.py) does not allow, and what stands there instead.

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
];

/** The changed text. What is to be changed must be there once: else PyScript has changed, and somebody must look at it. */
export function patched(text, { file, from, to }) {
  const [before, after, ...more] = text.split(from);
  if (after === undefined || more.length) throw new Error(`PyScript's ${file} no longer holds this once: ${from}`);
  return before + to + after;
}
