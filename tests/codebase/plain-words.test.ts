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
});
