// The engine's figures under Pyodide, in node: the same module as under CPython.
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { indexURL } from "../../web/bundle/pyodide_place.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const python = await loadPyodide({ indexURL });
python.FS.mkdir("/project");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/project");
const figures = python.runPython(`
import json, sys, time
sys.path.insert(0, "/project")
sys.dont_write_bytecode = True
from tools.bench.engine import measure_all
json.dumps({
    "python": sys.version.split()[0],
    "games": measure_all(time.perf_counter),
})
`);
console.log(figures);
