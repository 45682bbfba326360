/** Largest answer read, in megabytes, so that endless ones cannot exhaust memory. */
export const largestMegabytes = 10;

/** Reads a stream up to the bound, and returns nothing of a larger one. */
export async function readBounded(stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > largestMegabytes * 1e6) return { bytes: Buffer.alloc(0), isWhole: false };
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts), isWhole: true };
}
