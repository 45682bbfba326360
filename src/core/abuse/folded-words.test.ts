import { describe, expect, it } from 'vitest';
import { foldedWords } from './folded-words.ts';

describe('a word as it is compared (R-079, S-62)', () => {
  it.each([
    [64, 64],
    [65, 64],
    [5_000, 64],
  ])('of %i letters keeps %i of them, and its place in the text', (letters, compared) => {
    const [word, ...others] = foldedWords('abcd'.repeat(letters / 4 + 1).slice(0, letters));
    expect([word?.text.length, word?.from, word?.to, others]).toEqual([compared, 0, letters, []]);
  });
});
