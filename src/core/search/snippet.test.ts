import { describe, expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';

const shown = (text: string, words: string): string =>
  snippetOf(text, words.split(' '))
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('a snippet of a text (R-188)', () => {
  it('marks every form of the words that were looked for', () => {
    expect(shown('They asked for my letters twice, and asking again takes a week.', 'ask letter')).toBe(
      'They [asked] for my [letters] twice, and [asking] again takes a week.',
    );
    expect(shown('रात की शिफ़्ट में कैंटीन बंद रहती है।', 'शिफ्ट')).toBe('रात की [शिफ़्ट] में कैंटीन बंद रहती है।');
  });

  it('begins a little before the first of them, at a word, and marks the cut', () => {
    const text = `${'The bus leaves at nine. '.repeat(20)}The canteen closes at ten. ${'Nobody minds the noise. '.repeat(20)}`;
    const snippet = shown(text, 'canteen');
    expect(snippet).toMatch(/^… \w.*\[canteen\] closes at ten\..* …$/);
    expect(snippet.length).toBeLessThan(230);
  });

  it('is the beginning where none of them is there, and all of a short text', () => {
    expect(shown('Good food.', 'bus')).toBe('Good food.');
    expect(shown('', 'bus')).toBe('');
  });

  it('marks no stop words', () => expect(shown('The bus is here', 'the bus')).toBe('The [bus] is here'));
});
