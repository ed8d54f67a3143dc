// Python as it is with everything imported: what web/bundle/memory.mjs wrote, put into a fresh memory.

import { mark } from "./mark.js";

/**
 * What to give loadPyodide so that Python begins with this memory. `script` promises Pyodide's, `contents` the memory as
 * ArrayBuffers, each laid over the one before; an empty one changes nothing.
 */
export function fromMemory(script, contents) {
  let waiting = contents;
  return {
    _loadSnapshot: new Uint8Array(), // that there is one, in a form of our own
    createPyodideModule: async (settings) => {
      const { default: createPyodideModule } = await script;
      const module = await createPyodideModule(settings);
      mark("instantiated");
      let state;
      for (const content of waiting) {
        const memory = await content;
        if (memory.byteLength) state = restore(module, memory);
      }
      mark("restored");
      waiting = null; // Pyodide keeps this function
      module.API.restoreSnapshot = () => state;
      return module;
    },
  };
}

function restore(module, memory) {
  const length = new DataView(memory).getUint32(0, true);
  const { pieces, size, state } = JSON.parse(new TextDecoder().decode(new Uint8Array(memory, 4, length)));
  // a fresh memory is as large as the wasm says; that of the build has perhaps grown
  if (module.HEAPU8.length < size && !module.growMemory(size)) throw new RangeError(`no memory of ${size} bytes`);
  let read = 4 + length;
  for (const [at, count] of pieces) {
    module.HEAPU8.set(new Uint8Array(memory, read, count), at);
    read += count;
  }
  return state;
}
