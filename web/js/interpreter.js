// What PyScript takes for Pyodide: the real one, told where this page keeps its parts.
//
// Python starts as soon as this module is imported, while PyScript is still on its way; PyScript then gets it.

import { loadPyodide as load, version } from "pyodide";
import { mark } from "./mark.js";
import { fromMemory } from "./memory.js";

export { version };

const ORIGIN = "https://pygames.invalid/";
const { script, compiled, fail } = window.pygamesStart;
let { log: stdout, error: stderr } = console;

const python = start();
python.catch(fail);

/** What PyScript calls. Where Python's words go is its affair; all else is ours. */
export function loadPyodide(options) {
  ({ stdout, stderr } = options);
  return python;
}

async function bytes(name) {
  const response = await fetch(`${ORIGIN}${name}`);
  return response.arrayBuffer();
}

async function start() {
  const contents = [bytes("memory"), bytes("difference")];
  for (const content of contents) content.catch(() => {}); // whoever needs it will tell what went wrong
  // Compiling began with the download; Pyodide would only begin now.
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    WebAssembly.instantiateStreaming = instantiateStreaming;
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  const pyodide = await load({
    // The script is imported by us because its name in the page carries a hash, or is a blob.
    ...fromMemory(script, contents),
    stdout: (text) => stdout(text),
    stderr: (text) => stderr(text),
    indexURL: ORIGIN,
    stdLibURL: `${ORIGIN}nothing`, // whatever is imported is in the memory
    env: { PYTHONHASHSEED: "0" },
    // No package is ever installed in the page, so the list of all of Pyodide's packages is not loaded.
    lockFileContents: { info: LOCK_INFO, packages: {} },
    packageBaseUrl: ORIGIN,
  });
  pyodide.pyimport("random").seed(); // its state was kept like everything else
  mark("Python runs");
  return pyodide;
}
