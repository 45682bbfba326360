import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('the beginning of a text (R-038)', () => {
  it('is all of a short one, in one line', () => expect(excerptOf(' Clean it.\n\nThen  tack it. ', 200)).toBe('Clean it. Then tack it.'));

  it('is cut between words, or where there are none', () => {
    expect(excerptOf('weld '.repeat(60), 200)).toBe(`${'weld '.repeat(40).trim()}…`);
    expect(excerptOf('a'.repeat(300), 200)).toBe(`${'a'.repeat(200)}…`);
  });

  it.each(['weld it.', 'weld it...', 'weld it,'])('ends in one ellipsis where it is cut after its own dots: %s', (text) =>
    expect(excerptOf(`${text} ${'x'.repeat(200)}`, text.length + 2)).toBe('weld it…'),
  );
});
