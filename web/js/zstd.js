// Undoes zstd, which browsers do not: with the decoder of the package zstddec, stored without the JavaScript around it. That
// would keep the decoder's memory, some 30 MB, for as long as the page is there; here it goes after each use.

/** A pair of streams that undoes what has `size` bytes in all. `decoder` promises the compiled WebAssembly. */
export function unpacker(decoder, size) {
  const packed = new Uint8Array(size);
  let end = 0;
  return new TransformStream({
    transform: (part) => {
      packed.set(part, end);
      end += part.length;
    },
    flush: async (controller) => controller.enqueue(await unzstd(await decoder, packed)),
  });
}

/** The unpacked bytes, of which there is at least one. `decoder` is the compiled WebAssembly. */
export async function unzstd(decoder, packed) {
  const { exports } = await WebAssembly.instantiate(decoder, { env: { emscripten_notify_memory_growth() {} } });
  const { memory, malloc, ZSTD_decompress, ZSTD_findDecompressedSize, ZSTD_isError } = exports;
  const from = malloc(packed.length);
  new Uint8Array(memory.buffer).set(packed, from);
  const size = Number(ZSTD_findDecompressedSize(from, packed.length));
  const to = size > 0 ? malloc(size) : 0;
  if (!to || ZSTD_isError(ZSTD_decompress(to, size, from, packed.length))) throw new Error("broken");
  return new Uint8Array(memory.buffer, to, size);
}
