import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const english = globSync('src/web/words/en/*/*.ts').filter((path) => /^export const words\b/m.test(readFileSync(path, 'utf8')));

it('Hindi has all words of English, and none in part', () => {
  const hindi = english.map((path) => path.replace('/en/', '/hi/'));
  expect(hindi.length).toBeGreaterThan(90);
  expect(hindi.filter((path) => !existsSync(path) || readFileSync(path, 'utf8').includes('InPart<'))).toEqual([]);
});
