import { assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headlineText, inTwoDigits } from './headline.ts';

const units = { lakh: ' Lakh', crore: ' Crore' };

describe('a count in a headline (R-001)', () => {
  it.each([
    [80_47_213, '80 Lakh+'],
    [10_99_999, '10 Lakh+'],
    [4_00_00_000, '4 Crore+'],
    [1_57_00_000, '1.5 Crore+'],
    [99_99_999, '99 Lakh+'],
    [9_99_999, '9.9 Lakh+'],
    [126_00_00_000, '120 Crore+'],
    [99_999, '99,000+'],
    [12_345, '12,000+'],
    [856, '850+'],
    [100, '100+'],
  ])('says %s as %s', (count, text) => expect(headlineText(count, units)).toBe(text));

  it('is said in the units of another language', () => {
    expect(headlineText(80_47_213, { lakh: ' लाख', crore: ' करोड़' })).toBe('80 लाख+');
  });

  it('never exceeds the truth, loses under a tenth, and stays when rounded again', () => {
    assert(
      property(nat(2_000_000_000), (count) => {
        const shown = inTwoDigits(count);
        expect(shown).toBeLessThanOrEqual(count);
        expect(count - shown).toBeLessThanOrEqual(count / 10);
        expect(inTwoDigits(shown)).toBe(shown);
      }),
    );
  });
});
