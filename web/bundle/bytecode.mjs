// Runs one Python file inside Pyodide, under Node: `node bytecode.mjs PLACE LIBRARY FILE.py OUTPUT-FOLDER INPUT…`.
// The file finds the inputs in /input by their names; what it leaves in /output goes to the folder.

import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { loadPyodide } from "pyodide";
import { optionsFor } from "./pyodide_place.mjs";

const [place, library, file, folder, ...inputs] = process.argv.slice(2);
// Sets are written in the order of their hashes: the same every time, so the same bytes. Where in a line something
// stands is left out; the line is kept.
const pyodide = await loadPyodide({
  ...(await optionsFor(place)),
  stdLibURL: library,
  env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
});
const { FS } = pyodide;
for (const name of ["/input", "/output"]) FS.mkdir(name);
for (const input of inputs) FS.writeFile(`/input/${basename(input)}`, new Uint8Array(readFileSync(input)));
try {
  pyodide.runPython(readFileSync(file, "utf8"));
} catch (error) {
  console.error(error.message); // without the source of Pyodide around it
  process.exit(1);
}
for (const name of FS.readdir("/output").filter((name) => !name.startsWith("."))) {
  writeFileSync(join(folder, name), FS.readFile(`/output/${name}`));
}
