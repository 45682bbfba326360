import { describe, expect, it } from 'vitest';
import { longestMessage, messageProblem } from './message.ts';

describe('the body of a message (R-186)', () => {
  it.each(['', ' ', '\n\t ', '\u00A0'])('is empty as %j, unless it shows a picture', (text) => {
    expect(messageProblem({ text })).toBe('empty');
    expect(messageProblem({ text, pictureId: null })).toBe('empty');
    expect(messageProblem({ text, pictureId: 'i000000000000001' })).toBeUndefined();
  });

  it.each(['?', ' Sixty of ninety days. ', 'नोटिस', '0', 'a'.repeat(longestMessage)])('will do as %j', (text) => {
    expect(messageProblem({ text })).toBeUndefined();
  });

  it('is no longer than the longest, with a picture either', () => {
    const text = 'a'.repeat(longestMessage + 1);
    expect(messageProblem({ text })).toBe('long');
    expect(messageProblem({ text, pictureId: 'i000000000000001' })).toBe('long');
    expect(longestMessage).toBe(2_000);
  });
});
