/** The largest answer that is read, in megabytes: no contract promises one that comes near it, and what is endless would use up all memory. */
export const largestMegabytes = 10;

/** The bytes of a stream, and whether that is all of it. One that is larger is left where it is known to be, and nothing of it is given. */
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
