import { describe, expect, it } from 'vitest';
import { nounsIn } from '#scripts/codebase/sentence-rules.ts';
import { machines, plantedCodebase } from '#tests/planted.ts';

const glossary = '| English | Hindi | Not | Where |\n| --- | --- | --- | --- |\n| Headline | शीर्षक | a line above, हेडलाइन | review form |\n';

const refusalsOf = (files: Readonly<Record<string, string>>) =>
  machines.rules(plantedCodebase({ 'src/web/words/README.md': glossary, ...files })).filter((said) => said.includes('on a screen'));

describe('sentences on screens', () => {
  it('avoid words that nobody says, and say what to write', () => {
    expect(refusalsOf({ 'src/web/words/en/posts/words.ts': `export const words = { again: 'Start anew', kept: 'Saved.' };\n` })).toEqual([
      'src/web/words/en/posts/words.ts:1 says “anew” on a screen: write again, or start over.',
    ]);
    expect(refusalsOf({ 'src/web/words/en/posts/page.ts': 'export const words = { at: (place: string) => `It stands in ${place}.` };\n' })).toHaveLength(1);
    expect(refusalsOf({ 'src/web/words/hi/posts/words.ts': `export const words = { code: 'anew' };\n` })).toEqual([]);
  });

  it('are not what is compared, imported or a type', () => {
    const codes = `import { held } from './held.ts';\nexport const words = { a: (is: 'held' | 'told') => (is === 'held' ? held : 'Saved.') };\n`;
    expect(refusalsOf({ 'src/web/words/en/posts/words.ts': codes })).toEqual([]);
  });

  it('name one thing by one noun of the glossary, in both languages', () => {
    expect(refusalsOf({ 'src/web/words/en/posts/words.ts': `export const words = { a: 'A line above it' };\n` })).toEqual([
      'src/web/words/en/posts/words.ts:1 says “A line above” on a screen: write Headline.',
    ]);
    expect(refusalsOf({ 'src/web/words/hi/posts/words.ts': `export const words = { a: 'हेडलाइन लिखें' };\n` })).toEqual([
      'src/web/words/hi/posts/words.ts:1 says “हेडलाइन” on a screen: write शीर्षक.',
    ]);
  });

  it('have a glossary, whose nouns are read', () => {
    expect(nounsIn('.').map(({ english }) => english)).toContain('made-up name');
    expect(nounsIn(plantedCodebase({}))).toEqual([]);
  });
});
