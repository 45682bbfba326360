import { describe, expect, it } from 'vitest';
import { machines, plantedCodebase } from '#tests/planted.ts';

const refusalsOf = (files: Readonly<Record<string, string>>) => machines.rules(plantedCodebase(files)).filter((said) => /in a comment|in the name/.test(said));

describe('plain words', () => {
  it('are asked of comments, with the word to write', () => {
    expect(
      refusalsOf({ 'src/core/a.ts': '/** Begins ane\u0077. */\nexport const a = 1;\n', 'src/core/b.ts': '// Says who is there.\nexport const b = 1;\n' }),
    ).toEqual(['src/core/a.ts:2 says “ane\u0077” in a comment: write again.']);
  });

  it('are asked of the parts of declared names, but not of columns and codes', () => {
    expect(refusalsOf({ 'src/core/a.ts': 'export const isToldApart = 1;\n' })).toEqual([
      'src/core/a.ts:1 has “told” in the name isToldApart: write reported, notified, announced or recorded.',
    ]);
    expect(refusalsOf({ 'src/core/a.ts': `export const columns = { told: 1, told_on: 2 };\nexport const withheld = columns;\n` })).toEqual([]);
  });

  it('keep doc comments and test titles short, and comments begin with noun or verb', () => {
    const words = (count: number) => 'word '.repeat(count).trim();
    const brief = (files: Readonly<Record<string, string>>) => machines.rules(plantedCodebase(files)).filter((said) => /a comment|a title/.test(said));
    expect(
      brief({
        'src/core/a.ts': `/** Counts ${words(20)}. */\nexport const a = 1;\n/** Whether it is. */\nexport const b = 1;\nexport const glob = 'src/**/*.ts';\n`,
        'src/core/a.test.ts': `it('is ${words(15)} (R-074)', () => undefined);\n`,
      }),
    ).toEqual([
      expect.stringMatching(/^src\/core\/a.test.ts:1 has a title of 16 words/),
      expect.stringMatching(/^src\/core\/a.ts:2 has a comment of 21 words/),
      expect.stringMatching(/^src\/core\/a.ts:2 begins a comment with “Whether it is/),
    ]);
    expect(
      brief({
        'src/core/a.ts': `/** Counts ${words(19)}. */\nexport const a = 1;\n`,
        'src/core/a.test.ts': `it('is ${words(14)} (R-074)', () => undefined);\n`,
      }),
    ).toEqual([]);
  });
});
