import { describe, expect, it } from 'vitest';
import { isGuessable } from './guessable.ts';

describe('a passphrase that is guessed soon (F-07)', () => {
  it.each([
    ['aaaaaaaaaaaa', 'one letter'],
    ['ababcabcabcd', 'few different letters'],
    ['123456789012', 'a row of digits'],
    ['Abcdefghijkl', 'a row of letters'],
    ['qwertyuiop12', 'a row of keys'],
    ['987654321098', 'a row backwards'],
    ['letmein letmein', 'one piece twice'],
    ['Quiet Banyan', 'the name itself'],
    ['quiet-banyan-2026', 'the name and a year'],
    ['banyan quiet 1', 'the parts of the name'],
  ])('is %s: %s', (passphrase) => {
    expect(isGuessable(passphrase, 'Quiet Banyan')).toBe(true);
  });

  it.each(['seven quiet kites fly', 'K7QM-3XTR-9BCD-HJ2N', 'नीम के नीचे चाय और बिस्कुट', 'correct horse battery staple'])('is not %s', (passphrase) => {
    expect(isGuessable(passphrase, 'Quiet Banyan')).toBe(false);
  });
});
