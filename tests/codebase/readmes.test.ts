import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rooms } from '#scripts/codebase/rooms.ts';
import { shelves } from '#scripts/codebase/words.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const foldersIn = (path: string): string[] => readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const sortedMatches = (text: string, pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** Keys of a document at any depth, except header names. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => [key, ...(key === 'headers' ? Object.values(below as object).flatMap(keysOf) : keysOf(below))]);
}

describe('a README', () => {
  it('of the codebase names every room', () => {
    const text = read('README.md');
    const inTable = [...text.matchAll(/^\| `src\/(\w+)` +\| (.*?) *\|$/gm)].flatMap(([, room = '', holds = '']) => {
      const halves = holds.split(', ').map((half) => `${room}/${half}`);
      return halves.some((half) => half in rooms) ? halves : [room];
    });
    expect(inTable.sort()).toEqual(Object.keys(rooms).sort());
  });

  it('of the codebase swaps an adapter by an import and a tested line', () => {
    const [, ...written] = /Swap an adapter.*?`(import .*?;)`.*?`(.*?;)`/.exec(read('README.md')) ?? [];
    expect(written).toHaveLength(2);
    const lines = read('tests/screens/companies/companies.test.tsx').split('\n');
    expect(lines.map((line) => line.trim())).toEqual(expect.arrayContaining(written));
  });

  it('of the contracts explains every extension, and none that is gone', () => {
    const used = globSync('openapi/**/*.yaml').flatMap((path) => keysOf(parse(read(path))).filter((key) => key.startsWith('x-')));
    expect(sortedMatches(read('openapi/README.md'), /`(x-[a-z-]+)/g)).toEqual([...new Set(used)].sort());
  });

  it.each([
    ['tests', foldersIn('tests')],
    ['scripts', foldersIn('scripts')],
    ['src/web/views', Object.keys(shelves['src/web/views'] ?? {})],
    ['src/server/demo', foldersIn('src/server/demo')],
  ])('of %s names every folder that needs it, and none that is gone', (place, folders) => {
    const named = sortedMatches(read(`${place}/README.md`), /`([a-z-]+)\/`/g);
    expect(named).toEqual([...folders].sort());
  });
});
