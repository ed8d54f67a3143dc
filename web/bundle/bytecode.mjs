// Runs one Python file inside Pyodide, under Node: `node bytecode.mjs FILE.py INPUT OUTPUT`.
// The file finds INPUT's bytes at /input and leaves its result at /output.

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [file, input, output] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.writeFile("/input", new Uint8Array(readFileSync(input)));
pyodide.runPython(readFileSync(file, "utf8"));
writeFileSync(output, pyodide.FS.readFile("/output"));
