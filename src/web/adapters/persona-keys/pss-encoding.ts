/** Hash of the encoding, with a salt of equal length. */
export const pssHash = 'SHA-384';
export const pssSaltBytes = 48;

const hashOf = async (...parts: readonly Uint8Array[]): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest(pssHash, new Uint8Array(parts.flatMap((part) => [...part]))));

/** EMSA-PSS-ENCODE (RFC 8017 9.1.1), which browsers apply only inside signing. */
export async function encodedPss(message: Uint8Array, bits: number, salt: Uint8Array): Promise<Uint8Array> {
  const length = Math.ceil(bits / 8);
  const hashed = await hashOf(new Uint8Array(8), await hashOf(message), salt);
  const block = new Uint8Array(length - hashed.length - 1);
  block.set([1, ...salt], block.length - salt.length - 1);
  const mask = await maskOf(hashed, block.length);
  const masked = block.map((byte, at) => byte ^ (mask[at] ?? 0));
  masked[0] = (masked[0] ?? 0) & (0xff >> (8 * length - bits));
  return new Uint8Array([...masked, ...hashed, 0xbc]);
}

/** MGF1 (RFC 8017 B.2.1). */
async function maskOf(seed: Uint8Array, length: number): Promise<Uint8Array> {
  const octets = (counter: number): Uint8Array => new Uint8Array([0, 0, 0, counter]);
  const parts = await Promise.all(Array.from({ length: Math.ceil(length / pssSaltBytes) }, (_, counter) => hashOf(seed, octets(counter))));
  return new Uint8Array(parts.flatMap((part) => [...part]));
}
