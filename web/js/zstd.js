// Undoes zstd, which browsers do not: with the decoder of the package zstddec, stored without the JavaScript around it. That
// would keep the decoder's memory for as long as the page is there; here it goes after each use.

const ROOM = 1 << 17; // bytes that are undone in one go
const SLICE = 8; // milliseconds of work, after which the page gets its turn

/**
 * A pair of streams that undoes what comes, as it comes. `decoder` is the compiled WebAssembly, or promises it. `broken` is told
 * before anybody who reads.
 */
export function unpacker(decoder, broken = () => {}) {
  let undo;
  let until = 0;
  let rest = 1; // how much is missing yet: 0 after the last byte
  const take = async (part, controller) => {
    undo ??= undoing(await decoder);
    for (let at = 0; at < part.length; at += ROOM) {
      if (performance.now() > until) {
        await turn();
        until = performance.now() + SLICE;
      }
      rest = undo(part.subarray(at, at + ROOM), (bytes) => controller.enqueue(bytes));
    }
  };
  const spoiled = (error) => {
    broken();
    throw error;
  };
  return new TransformStream({
    transform: (part, controller) => take(part, controller).catch(spoiled),
    flush: () => rest && spoiled(new Error("broken")),
  });
}

/** A function that takes at most ROOM packed bytes and hands out what they hold; it tells how much is missing yet. */
function undoing(decoder) {
  const { exports } = new WebAssembly.Instance(decoder, { env: { emscripten_notify_memory_growth() {} } });
  const { memory, malloc, ZSTD_createDCtx, ZSTD_decompressStream } = exports;
  const state = ZSTD_createDCtx();
  const [from, to] = [malloc(ROOM), malloc(ROOM)];
  // C's ZSTD_inBuffer and ZSTD_outBuffer: where, how many, how many of them are done
  const [input, output] = [malloc(12), malloc(12)];
  const fields = (buffer) => new Uint32Array(memory.buffer, buffer, 3); // anew, as the memory may have grown
  let rest = 1;

  const step = (hand) => {
    fields(output).set([to, ROOM, 0]);
    rest = ZSTD_decompressStream(state, output, input);
    if (rest < 0) throw new Error("broken"); // the number of an error
    const [, , made] = fields(output);
    if (made) hand(new Uint8Array(memory.buffer, to, made).slice());
    return made === ROOM; // then there may be more
  };

  return (part, hand) => {
    new Uint8Array(memory.buffer, from).set(part);
    fields(input).set([from, part.length, 0]);
    while (step(hand) || fields(input)[2] < part.length);
    return rest;
  };
}

/** The browser does what else there is to do. A timer would wait for longer. */
function turn() {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(0);
  return new Promise((done) => {
    port2.onmessage = () => {
      port2.close();
      done();
    };
  });
}
