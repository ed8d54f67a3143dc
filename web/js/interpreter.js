// What PyScript takes for Pyodide: the real one, told where this page keeps its parts.
// Options that make the start faster (another standard library, a memory snapshot) belong here.

import { loadPyodide as load, version } from "pyodide";

export { version };

const ORIGIN = "https://pygames.invalid/";

export async function loadPyodide(options) {
  try {
    // Imported by us because the name in the page carries a hash, or is a blob.
    const { default: createPyodideModule } = await import(window.pygamesStart.moduleURL("pyodide.asm.js"));
    return await load({
      ...options,
      createPyodideModule,
      indexURL: ORIGIN,
      // No package is ever installed in the page, so the list of all of Pyodide's packages is not loaded.
      lockFileContents: { info: LOCK_INFO, packages: {} },
      packageBaseUrl: ORIGIN,
    });
  } catch (error) {
    window.pygamesStart.fail(error.message);
    throw error;
  }
}
