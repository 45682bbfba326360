import { describe, expect, it } from 'vitest';
import { codeOf, drawnPassphrase, inGroups, isTooShort, isTransferCode, saidPassphrase, tidiedCode, transferLetters } from './hand-code.ts';

describe('a code that is read off one screen and typed into another (F-07)', () => {
  it('has one letter for each byte, none that looks like another, and is in groups', () => {
    const every = codeOf(Uint8Array.from({ length: 256 }, (_, at) => at));
    expect([new Set(every).size, /[OILU]/.test(every)]).toEqual([32, false]);
    expect(inGroups(codeOf(new Uint8Array(transferLetters)))).toBe('0000-0000-0000');
    expect(inGroups('ABCDE')).toBe('ABCD-E');
  });

  it('accepts small letters, missing groups, and letters that look alike', () => {
    expect(tidiedCode(' k7qm-oil0 9bcd ')).toBe('K7QM01109BCD');
    expect(isTransferCode(tidiedCode('k7qm-oil0-9bcd'))).toBe(true);
  });

  it.each(['', 'K7QM01109BC', 'K7QM01109BCDE', 'K7QM01109BCU', 'K7QM0110९BCD'])('is not %s', (typed) => {
    expect(isTransferCode(typed)).toBe(false);
  });
});

describe('a passphrase (F-07)', () => {
  it('that was drawn here opens in whatever way it is typed', () => {
    const drawn = drawnPassphrase((length) => 'K7QM3XTR9BCDHJ2N'.slice(0, length));
    expect(drawn).toBe('K7QM-3XTR-9BCD-HJ2N');
    expect(['k7qm 3xtr 9bcd hj2n', 'K7QM3XTR9BCDHJ2N', drawn].map(saidPassphrase)).toEqual([drawn, drawn, drawn]);
  });

  it('of the member’s own stays as it is', () => {
    expect(saidPassphrase('Seven quiet Banyans')).toBe('Seven quiet Banyans');
  });

  it('has twelve letters at least', () => {
    expect(['elevenlett ', 'twelveletter'].map(isTooShort)).toEqual([true, false]);
  });
});
