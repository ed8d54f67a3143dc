// Writes memories of a Pyodide that has imported the page's Python: `node memory.mjs PLACE LIBRARY OURS FILE.py FOLDER PART…`.
//
// The memory `core` has all but the games. Each PART, `NAME=GAME,GAME…`, is a memory with these games besides.
//
// Written is only what is missing before, as web/js/memory.js reads it: of the core what a fresh memory lacks, of a part what the
// core lacks. That is four bytes with the length of a JSON text, the text, and the bytes of all pieces. The text says of each
// piece where it goes and how long it is.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import { optionsFor } from "./pyodide_place.mjs";

const [place, library, ours, file, folder, ...parts] = process.argv.slice(2);
const OURS = "/lib/pygames.zip";
const HEADER = 48; // of Pyodide's own form of a memory
const GAP = 256; // fewer bytes that are alike do not end a piece
const ROOM = 65536; // what the start of another browser may write beyond what it writes here: names, languages

// The same memory each time: else time, chance and this file's place would stand in it.
Date.now = () => 0;
performance.now = () => 0;
crypto.getRandomValues = (view) => view.fill(7);
process.argv[1] = "/pygames";

/** The memory after these lines of Python, and what it was before: as the wasm makes it, and after Python's own start. */
async function memoryAfter(lines) {
  let memory;
  let fresh; // in every browser alike
  let started; // the same start also comes before a memory is put in place
  const bytes = () => new Uint8Array(memory.buffer);
  const options = await optionsFor(place);
  const pyodide = await loadPyodide({
    ...options,
    _makeSnapshot: true,
    stdLibURL: library,
    env: { PYTHONPATH: OURS, PYTHONHASHSEED: "0" },
    fsInit: async (FS) => FS.writeFile(OURS, new Uint8Array(readFileSync(ours))),
    createPyodideModule: (settings) => {
      const { instantiateWasm } = settings;
      settings.instantiateWasm = (imports, done) =>
        instantiateWasm(imports, (instance, module) => {
          ({ memory } = instance.exports);
          fresh = bytes().slice();
          return done(instance, module);
        });
      settings.onRuntimeInitialized = () => {
        started = bytes().slice();
      };
      return options.createPyodideModule(settings);
    },
  });
  pyodide.runPython(readFileSync(file, "utf8"));
  for (const line of lines) pyodide.runPython(line);
  const snapshot = pyodide.makeMemorySnapshot();
  const [, offset, length] = new Uint32Array(snapshot.buffer, 0, 3);
  const state = JSON.parse(new TextDecoder().decode(snapshot.subarray(HEADER, HEADER + length)));
  return { fresh, started, state, whole: snapshot.slice(offset) };
}

/** Write of a memory what is `missing(at)`. */
function write(name, { whole, state }, missing) {
  const pieces = [];
  let end = -1; // of the last piece
  whole.forEach((_, at) => {
    if (!missing(at)) return;
    if (end >= 0 && at - end < GAP) pieces.at(-1)[1] = at + 1 - pieces.at(-1)[0];
    else pieces.push([at, 1]);
    end = at + 1;
  });
  const text = new TextEncoder().encode(JSON.stringify({ size: whole.length, state, pieces }));
  const head = new Uint8Array(Uint32Array.of(text.length).buffer);
  const out = Buffer.concat([head, text, ...pieces.map(([at, size]) => whole.subarray(at, at + size))]);
  writeFileSync(join(folder, name), out);
}

try {
  const core = await memoryAfter(["import_core()"]);
  const { fresh, started, whole } = core;
  let last = 0; // the last byte that a start writes
  started.forEach((byte, at) => {
    if (byte !== fresh[at]) last = at;
  });
  // what lies beyond a fresh memory is empty when the page has let it grow
  write("core", core, (at) => whole[at] !== (fresh[at] ?? 0) || started[at] !== fresh[at] || Math.abs(at - last) < ROOM);

  for (const part of parts) {
    const [name, games] = part.split("=");
    const lines = games.split(",").map((game) => `import_game(${JSON.stringify(game)})`);
    const more = await memoryAfter(["import_core()", ...lines, "finish()"]);
    write(name, more, (at) => more.whole[at] !== (whole[at] ?? 0));
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
