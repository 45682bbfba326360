import { describe, expect, it } from 'vitest';
import { beginningOf } from './beginning.ts';

describe('the beginning of a text', () => {
  it('is the whole of a short one, in one line', () => expect(beginningOf(' Served  60 days,\npaid the rest. ', 160)).toBe('Served 60 days, paid the rest.'));

  it('ends between words, and within one that is longer than all', () => {
    expect(beginningOf('one two three', 10)).toBe('one two…');
    expect(beginningOf('one two. three', 11)).toBe('one two…');
    expect(beginningOf('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});
