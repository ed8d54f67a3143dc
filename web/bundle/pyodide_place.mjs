// The folder of Pyodide's files, for `loadPyodide`. By itself Pyodide reads it off a stack trace, and loses parentheses.

import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const indexURL = dirname(fileURLToPath(import.meta.resolve("pyodide")));
