import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpacked } from './named-texts.ts';
import type { Shape } from './shape.ts';

/** Gives values by the names of their texts; each is checked as it is read. */
export type PackedValues = <Value>(name: string, shape: Shape<Value>) => Value;

/** Opens `<folder>/<word>.json.br`, which holds a text of JSON for each value. */
export function packedValues(folder: string, word: string): PackedValues {
  const texts = new Map(unpacked(readFileSync(join(folder, `${word}.json.br`))));
  return (name, shape) => {
    const text = texts.get(`${name}.json`);
    if (text === undefined) throw new RangeError(`${word}.json.br holds no ${name}.json.`);
    const value: unknown = JSON.parse(text);
    return shape(value, `${word}/${name}`);
  };
}

/** Opens a folder whose lists are few and looked up by hand, so that they lie plain: `<folder>/<name>.json`. */
export const plainValues =
  (folder: string): PackedValues =>
  (name, shape) => {
    const value: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    return shape(value, name);
  };
