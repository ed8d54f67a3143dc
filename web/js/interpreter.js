// What PyScript takes for Pyodide: the real one, told where this page keeps its parts.

import { loadPyodide as load, version } from "pyodide";

export { version };

const ORIGIN = "https://pygames.invalid/";
const OURS = "/lib/pygames.zip";

export async function loadPyodide(options) {
  try {
    // Imported by us because the name in the page carries a hash, or is a blob.
    const { moduleURL, memory } = window.pygamesStart;
    const [{ default: createPyodideModule }, ours, remembered] = await Promise.all([
      import(moduleURL("pyodide.asm.js")),
      fetch(`${ORIGIN}pygames.zip`).then((response) => response.arrayBuffer()),
      memory,
    ]);
    const pyodide = await load({
      ...options,
      createPyodideModule,
      // Python imports from the zip as it is; nothing is unpacked.
      env: { ...options?.env, PYTHONPATH: OURS },
      fsInit: async (FS) => FS.writeFile(OURS, new Uint8Array(ours)),
      indexURL: ORIGIN,
      // No package is ever installed in the page, so the list of all of Pyodide's packages is not loaded.
      lockFileContents: { info: LOCK_INFO, packages: {} },
      packageBaseUrl: ORIGIN,
      ...(remembered && { _loadSnapshot: remembered }),
    });
    if (remembered) {
      pyodide.runPython("import random; random.seed()"); // its state was kept like everything else
      performance.mark("pygames-from-memory");
    }
    return pyodide;
  } catch (error) {
    window.pygamesStart.fail(error.message);
    throw error;
  }
}
