import { describe, expect, it } from 'vitest';
import { abuseIn } from './abuse.ts';
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

  it.each(['bc6300', '84mkb1', 'Order 554bc4', 'Form 866BC2'])('is no swear word in a number such as %s', (text) => expect(abuseIn(text)).toEqual([]));

  it.each(['bc 6300', 'bc!', 'bc2', 'm4d4rch0d', 'fuck123'])('is one where figures only stand beside it or for its letters, as in %s', (text) =>
    expect(abuseIn(text)).not.toEqual([]),
  );
});
