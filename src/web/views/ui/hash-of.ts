/** A number that always belongs to the same name, on the server and in every browser. */
export function hashOf(name: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
}
