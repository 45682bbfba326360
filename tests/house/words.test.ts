import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const books = globSync('src/web/words/**/*en.ts');
const elsewhere = globSync('src/**/*.{ts,tsx}', { exclude: ['src/web/words/**'] })
  .map(read)
  .join('\n');
const said = new Set(elsewhere.match(/\w+/g));

describe('the words of the product', () => {
  it.each(books)('in %s are all said somewhere', (book) => {
    const names = [...read(book).matchAll(/^\s+(\w+):/gm)].map(([, name]) => name);
    expect(names.filter((name) => !said.has(name ?? ''))).toEqual([]);
  });
});
