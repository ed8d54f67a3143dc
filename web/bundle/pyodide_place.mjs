// Where Pyodide's files lie under Node.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

// By itself Pyodide reads its folder off a stack trace, and loses parentheses.
export const indexURL = dirname(fileURLToPath(import.meta.resolve("pyodide")));
const { info } = JSON.parse(readFileSync(join(indexURL, "pyodide-lock.json"), "utf8"));

/** What `loadPyodide` needs to begin with the files that web/bundle/trim.py wrote into the folder `place`. */
export async function optionsFor(place) {
  const { default: createPyodideModule } = await import(pathToFileURL(join(place, "pyodide.asm.mjs")));
  return { indexURL: place, createPyodideModule, lockFileContents: { info, packages: {} } };
}
