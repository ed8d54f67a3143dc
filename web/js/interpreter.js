// What PyScript takes for Pyodide: the real one, told where this page keeps its parts.
//
// Python starts as soon as this module is imported, while PyScript is still on its way; PyScript then gets it.

import { loadPyodide as load, version } from "pyodide";

export { version };

const ORIGIN = "https://pygames.invalid/";
const OURS = "/lib/pygames.zip";
const { moduleURL, fail, memory, forget, compiled } = window.pygamesStart;
let { log: stdout, error: stderr } = console;

const python = start();
python.catch((error) => fail(error.message));

/** What PyScript calls. Where Python's words go is its affair; all else is ours. */
export function loadPyodide(options) {
  ({ stdout, stderr } = options);
  return python;
}

async function start() {
  const ours = fetch(`${ORIGIN}pygames.zip`).then((response) => response.arrayBuffer());
  // Imported by us because the name in the page carries a hash, or is a blob.
  const [{ default: createPyodideModule }, remembered] = await Promise.all([import(moduleURL("pyodide.asm.js")), memory]);
  // Compiling began with the download; Pyodide would only begin now.
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    WebAssembly.instantiateStreaming = instantiateStreaming;
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  const pyodide = await begin({
    stdout: (text) => stdout(text),
    stderr: (text) => stderr(text),
    createPyodideModule,
    // Python imports from the zip as it is; nothing is unpacked.
    env: { PYTHONPATH: OURS },
    fsInit: async (FS) => FS.writeFile(OURS, new Uint8Array(await ours)),
    indexURL: ORIGIN,
    // No package is ever installed in the page, so the list of all of Pyodide's packages is not loaded.
    lockFileContents: { info: LOCK_INFO, packages: {} },
    packageBaseUrl: ORIGIN,
    ...(remembered && { _loadSnapshot: remembered }),
  });
  if (remembered) performance.mark("pygames-from-memory");
  return pyodide;
}

async function begin(options) {
  if (!options._loadSnapshot) return load(options);
  try {
    const pyodide = await load(options);
    pyodide.runPython("import random; random.seed()"); // its state was kept like everything else
    return pyodide;
  } catch (error) {
    console.warn(error);
    await forget();
    return new Promise(() => {}); // the page is loaded anew
  }
}
