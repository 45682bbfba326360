import { describe, expect, it } from 'vitest';
import { isKeyboardSmash } from './keyboard-smash.ts';

describe('a hand on the keyboard (R-079)', () => {
  it.each(['asdfghjkl', 'sdkfjhsdkjfh', 'jkljkl jkljkl', 'aaaaaaaaaaa', '??????????', 'test test test test test', 'कखगघङ चछजझञ'])('is found in %j', (text) => {
    expect(isKeyboardSmash(text)).toBe(true);
  });

  it.each([
    'No',
    '+1',
    '👍👍👍👍👍👍👍👍👍👍',
    'हाँ',
    '18-20 LPA',
    '₹',
    '…',
    '!!!',
    'hahahahaha',
    'no no no',
    'KPMG',
    'Basic 9,60,000\nHRA 4,80,000',
    'qwerty keyboards for all',
    '1111111111',
  ])('is not found in %j', (text) => {
    expect(isKeyboardSmash(text)).toBe(false);
  });

  it('is looked for without long searching in the worst of texts (S-62)', () => {
    for (const worst of ['a'.repeat(50_000), 'as '.repeat(16_000), 'asd'.repeat(16_000), '!'.repeat(50_000)])
      expect(typeof isKeyboardSmash(worst)).toBe('boolean');
  });
});
