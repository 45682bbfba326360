import { describe, expect, it } from 'vitest';
import { wordRefusals } from '#scripts/codebase/word-rules.ts';
import { machines, plantedCodebase } from '#tests/planted.ts';

const empty = 'export const there = true;\n';
const filled = (paths: readonly string[]): string => plantedCodebase(Object.fromEntries(paths.map((path) => [path, empty])));
const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `src/web/stores/votes/part-${at}.ts`);

/** Refusals about these files alone. A small codebase lacks most words of the table. */
const saidAbout = (...paths: readonly string[]): string[] => wordRefusals(filled(paths)).filter((sentence) => !sentence.startsWith('scripts/codebase/'));

describe('the folders of a room', () => {
  it('are words, or shelves of that room', () => {
    expect(saidAbout('src/core/votes/a.ts', 'src/core/device/a.ts', 'src/core/a.ts', 'tests/fakes/votes/a.ts', 'tests/codebase/a.ts', 'tests/a.ts')).toEqual(
      [],
    );
    expect(saidAbout('src/core/utils/a.ts', 'tests/fakes/helpers/a.ts', 'src/server/adapters/ssr/a.ts').sort()).toEqual([
      'src/core/utils is neither a word nor a shelf of src/core: move its files to the word they are about; a new word gets its sentence in scripts/codebase/words.ts.',
      expect.stringContaining('src/server/adapters/ssr is neither a word nor a shelf of src/server/adapters'),
      expect.stringContaining('tests/fakes/helpers is neither a word nor a shelf of tests/fakes'),
    ]);
    expect(saidAbout('tests/votes/a.ts')).toEqual([
      expect.stringContaining('tests/votes is no shelf of tests: move its files into one of anonymity, kinds, attacks'),
    ]);
  });

  it('hold no folders themselves', () => {
    expect(saidAbout('src/core/votes/deep/a.ts')).toEqual([expect.stringContaining('a room is one folder deep, so move its files up into src/core/votes')]);
  });

  it('hold at most 40 files, tests and styles apart', () => {
    expect(saidAbout(...numbered(40), 'src/web/stores/votes/part.test.ts', 'src/web/stores/votes/part.module.css')).toEqual([]);
    expect(saidAbout(...numbered(41))).toEqual([
      'src/web/stores/votes holds 41 files: at most 40 can be overlooked, so give a part of them a word of their own.',
    ]);
  });
});

describe('the table of words', () => {
  it('has no word without a folder', () => {
    const said = wordRefusals(filled(['src/core/votes/a.ts']));
    expect(said).toContain('scripts/codebase/words.ts: the word polls has no folder: add it with its first file.');
    expect(said).toContain('scripts/codebase/words.ts: the shelf src/server/app/http is not there: take it off the list.');
    expect(said.filter((sentence) => sentence.includes('the word votes'))).toEqual([]);
  });
});

describe('two words of a room', () => {
  const votesToPolls = {
    'src/web/stores/votes/a.ts': `import type { B } from '../polls/b.ts';\nexport type A = B;\n`,
    'src/web/stores/polls/b.ts': 'export type B = 1;\n',
  };
  const pollsToVotes = {
    'src/web/stores/polls/c.ts': `import type { D } from '../votes/d.ts';\nexport type C = D;\n`,
    'src/web/stores/votes/d.ts': 'export type D = 1;\n',
  };
  const circlesIn = async (files: Readonly<Record<string, string>>) =>
    (await machines.rooms(plantedCodebase(files))).filter((sentence) => sentence.includes('circle of words'));

  it('may not import each other, not even their types', async () => {
    expect(await circlesIn({ ...votesToPolls, ...pollsToVotes })).toEqual([
      'src/web/stores/polls stands in a circle of words (polls → votes → polls): move what they share into the word that needs no other. ' +
        '(src/web/stores/polls/c.ts imports src/web/stores/votes/d.ts; src/web/stores/votes/a.ts imports src/web/stores/polls/b.ts)',
    ]);
  });

  it('may not among fakes and promises of ports either', async () => {
    const circle = {
      'tests/fakes/votes/a.ts': `import type { B } from '#tests/fakes/polls/b.ts';\nexport type A = B;\n`,
      'tests/fakes/polls/b.ts': 'export type B = 1;\n',
      'tests/fakes/polls/c.ts': `import type { A } from '#tests/fakes/votes/a.ts';\nexport type C = A;\n`,
      'tests/ports/votes/a.ts': `import type { B } from '../polls/b.ts';\nexport type A = B;\n`,
      'tests/ports/polls/b.ts': 'export type B = 1;\n',
      'tests/ports/polls/c.ts': `import type { A } from '../votes/a.ts';\nexport type C = A;\n`,
    };
    expect(await circlesIn(circle)).toEqual([
      expect.stringMatching(/^tests\/fakes\/polls stands in a circle of words \(polls → votes → polls\)/),
      expect.stringMatching(/^tests\/ports\/polls stands in a circle of words \(polls → votes → polls\)/),
    ]);
  });

  it('may meet in a test, and in a root file that neither needs', async () => {
    const root = { 'src/web/stores/all.ts': `import type { A } from './votes/a.ts';\nexport type All = A;\n` };
    const test = { 'src/web/stores/polls/b.test.ts': `import type { A } from '../votes/a.ts';\nexport type C = A;\n` };
    expect(await circlesIn({ ...votesToPolls, ...root, ...test })).toEqual([]);
    const back = { 'src/web/stores/votes/e.ts': `export type { All } from '../all.ts';\n` };
    expect(await circlesIn({ ...votesToPolls, ...root, ...back })).toEqual([
      expect.stringMatching(/^src\/web\/stores\/all\.ts stands in a circle of words \(all\.ts → votes → all\.ts\)/),
    ]);
  });
});
