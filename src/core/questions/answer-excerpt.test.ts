import { describe, expect, it } from 'vitest';
import { answerExcerpt } from './answer-excerpt.ts';

describe('the beginning of an answer (R-038)', () => {
  it('is all of a short one, in one line', () => expect(answerExcerpt(' Clean it.\n\nThen  tack it. ')).toBe('Clean it. Then tack it.'));

  it('is cut between words, or where there are none', () => {
    expect(answerExcerpt('weld '.repeat(60))).toBe(`${'weld '.repeat(40).trim()}…`);
    expect(answerExcerpt('a'.repeat(300))).toBe(`${'a'.repeat(200)}…`);
  });
});
