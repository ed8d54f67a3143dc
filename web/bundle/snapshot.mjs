// Writes the memory of a Pyodide that has imported the page's Python: `node snapshot.mjs LIBRARY OURS FILE.py OUTPUT`.

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [library, ours, file, output] = process.argv.slice(2);
const OURS = "/lib/pygames.zip"; // as in web/js/interpreter.js
const { info } = JSON.parse(readFileSync(new URL("pyodide-lock.json", import.meta.resolve("pyodide")), "utf8"));

const pyodide = await loadPyodide({
  _makeSnapshot: true,
  stdLibURL: library,
  env: { PYTHONPATH: OURS, PYTHONHASHSEED: "0" },
  fsInit: async (FS) => FS.writeFile(OURS, new Uint8Array(readFileSync(ours))),
  lockFileContents: { info, packages: {} },
});
try {
  pyodide.runPython(readFileSync(file, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
writeFileSync(output, pyodide.makeMemorySnapshot());
