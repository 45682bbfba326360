import { expect, it } from 'vitest';
import { lexemeOf } from './entry-lexemes.ts';
import { spanLexemes, wordLexemes } from './span-lexemes.ts';

const span = (words: readonly string[]) => ({ from: 0, to: words.length, words, isOpen: false });

it('also looks for a name of several words by its sound with a final s', () => {
  const [sound] = lexemeOf.sounds(['pravaha', 'cloudworks']);
  expect(spanLexemes(span(['pravah', 'cloudwork'])).whole.bySound).toContain(sound);
});

it('looks for short sounds in Latin letters only where names count that nearly sound so', () => {
  expect(wordLexemes('nimbra')).toEqual(['-nimbra']);
  expect(wordLexemes('nimbra', true)).toContain('*nbr');
});
