import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const english = globSync('src/web/words/en/*/*.ts');
const elsewhere = globSync('src/{core,web}/**/*.{ts,tsx}', { exclude: ['src/web/words/**'] })
  .map(read)
  .join('\n');
/** Sentences are used as parts of words, by name, or by what the core calls a thing. */
const said = new Set([...elsewhere.matchAll(/\.(\w+)|[{,]\s*(\w+)\s*(?=[,}:])|'(\w+)'|^\s+(\w+):/gm)].flatMap((names) => names.slice(1)));

describe('the words of the product', () => {
  it.each(english)('in %s are all said somewhere', (file) => {
    const names = [...read(file).matchAll(/^\s+(\w+):/gm)].map(([, name]) => name);
    expect(names.filter((name) => !said.has(name ?? ''))).toEqual([]);
  });
});
