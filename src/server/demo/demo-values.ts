import { join } from 'node:path';
import { packedValues, type PackedValues } from '#server/adapters/packed/packed-values.ts';

const opened = new Map<string, PackedValues>();

/** Opens what was written for one word of the demo; `packed/README.md` says how it is edited. */
export function demoValues(word: string): PackedValues {
  const values = opened.get(word) ?? packedValues(join(import.meta.dirname, 'packed'), word);
  opened.set(word, values);
  return values;
}
