/** FNV-1a in 32 bits, equal on every machine and not secret. */
export function fnvHash(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return hash | 0;
}

/** Stable number for a name on server and browser alike. */
export function hashOf(name: string): number {
  const hash = fnvHash(name);
  return (hash ^ (hash >>> 15)) >>> 0;
}
