// Python as it is with everything imported: what web/bundle/memory.mjs wrote, put into a fresh memory.

/**
 * What to give loadPyodide so that Python begins with this memory. `script` promises Pyodide's, `content` the memory as an
 * ArrayBuffer.
 */
export function fromMemory(script, content) {
  let waiting = content;
  return {
    _loadSnapshot: new Uint8Array(), // that there is one, in a form of our own
    createPyodideModule: async (settings) => {
      const { default: createPyodideModule } = await script;
      const module = await createPyodideModule(Object.assign(settings, { INITIAL_MEMORY: MEMORY_SIZE }));
      const state = restore(module.HEAPU8, await waiting);
      waiting = null; // Pyodide keeps this function
      module.API.restoreSnapshot = () => state;
      return module;
    },
  };
}

function restore(heap, memory) {
  const length = new DataView(memory).getUint32(0, true);
  const { pieces, state } = JSON.parse(new TextDecoder().decode(new Uint8Array(memory, 4, length)));
  let read = 4 + length;
  for (const [at, size] of pieces) {
    heap.set(new Uint8Array(memory, read, size), at);
    read += size;
  }
  return state;
}
