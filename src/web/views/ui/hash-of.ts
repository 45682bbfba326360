import { fnvHash } from '#core/fnv-hash.ts';

/** A number that always belongs to the same name, on the server and in every browser. */
export function hashOf(name: string): number {
  const hash = fnvHash(name);
  return (hash ^ (hash >>> 15)) >>> 0;
}
