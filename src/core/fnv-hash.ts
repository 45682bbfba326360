/** The FNV-1a hash of a text, 32 bits: equal texts have equal hashes on every machine. No secret is behind it. */
export function fnvHash(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return hash | 0;
}

/** A number that always belongs to the same name, on the server and in every browser. */
export function hashOf(name: string): number {
  const hash = fnvHash(name);
  return (hash ^ (hash >>> 15)) >>> 0;
}
