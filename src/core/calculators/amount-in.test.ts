import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grouped } from '../figures/counts.ts';
import { amountIn } from './amount-in.ts';

const rupees = (text: string): number | string => {
  const reading = amountIn(text);
  return reading.kind === 'amount' ? reading.rupees : reading.kind;
};

describe('an amount that people type', () => {
  it.each([
    ['12L', 1_200_000],
    ['12 lakh', 1_200_000],
    ['12 Lakhs', 1_200_000],
    ['12 lac', 1_200_000],
    ['12lpa', 1_200_000],
    ['12 LPA', 1_200_000],
    ['12.5L', 1_250_000],
    ['1.2cr', 12_000_000],
    ['1.2 crore', 12_000_000],
    ['1.005cr', 10_050_000],
    ['12,00,000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['₹12,00,000/-', 1_200_000],
    ['Rs. 12,00,000', 1_200_000],
    ['12,00,000 p.a.', 1_200_000],
    ['45k', 45_000],
    ['95 thousand', 95_000],
    ['7 lakh 45 thousand', 745_000],
    ['0 lakh 95 thousand', 95_000],
    ['1 crore 20 lakh', 12_000_000],
    ['1 lakh crore', 10_000_000_000],
    ['१२ लाख', 1_200_000],
    ['१२,००,०००', 1_200_000],
    ['४५ हज़ार', 45_000],
    ['१.२ करोड़', 12_000_000],
    ['  500  ', 500],
    ['+500', 500],
    ['12345.99', 12_345],
    ['0', 0],
    ['.5L', 50_000],
    ['9,5 lakh', 950_000],
    ['12,50 L', 1_250_000],
    ['1,2 cr', 12_000_000],
    ['१२,५ लाख', 1_250_000],
  ])('as %s is %s (R-049)', (text, amount) => {
    expect(rupees(text)).toBe(amount);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'unreadable'],
    ['12 apples', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['12 13', 'unreadable'],
    ['45 thousand 7 lakh', 'unreadable'],
    ['lakh', 'unreadable'],
    ['-', 'unreadable'],
    ['12%', 'unreadable'],
    [',', 'unreadable'],
  ])('as "%s" is %s', (text, kind) => {
    expect(rupees(text)).toBe(kind);
  });

  it.each([
    ['-5', { kind: 'amount', rupees: 0, clamped: 'to-least' }],
    ['−12L', { kind: 'amount', rupees: 0, clamped: 'to-least' }],
    ['10 crore crore', { kind: 'amount', rupees: 10_000_000_000, clamped: 'to-most' }],
    ['9'.repeat(400), { kind: 'amount', rupees: 10_000_000_000, clamped: 'to-most' }],
    ['-0', { kind: 'amount', rupees: 0, clamped: null }],
  ])('as %s is brought to the nearest end (R-049)', (text, reading) => {
    expect(amountIn(text)).toEqual(reading);
  });

  it('is brought to the ends that the field names', () => {
    expect(amountIn('50', { least: 100 })).toEqual({ kind: 'amount', rupees: 100, clamped: 'to-least' });
    expect(amountIn('500', { most: 100 })).toEqual({ kind: 'amount', rupees: 100, clamped: 'to-most' });
    expect(amountIn('100', { least: 100, most: 100 })).toEqual({ kind: 'amount', rupees: 100, clamped: null });
  });

  it.each([
    ['18', 1_800_000],
    ['999', 99_900_000],
    ['12.5', 1_250_000],
    ['0.6', 60_000],
    ['.5', 50_000],
  ])('below a thousand without a unit, for a year, may mean lakhs: %s', (text, asLakhs) => {
    expect(amountIn(text, { yearly: true })).toMatchObject({ kind: 'unit-unsure', asLakhs });
  });

  it('with a unit, from a thousand on, or of nothing is sure', () => {
    expect(['1000', '0', '0.5L'].map((text) => amountIn(text, { yearly: true }).kind)).toEqual(['amount', 'amount', 'amount']);
  });

  it.each([
    ['50,000 pm', 600_000, 50_000],
    ['50k/month', 600_000, 50_000],
    ['50k a month', 600_000, 50_000],
    ['12 lac only', 1_200_000, 1_200_000],
    ['Rs 18,00,000/- only', 1_800_000, 1_800_000],
    ['18L CTC', 1_800_000, 1_800_000],
    ['18 00 000', 1_800_000, 1_800_000],
    ['௧௮', 'unit-unsure', 18],
    ['১৮০০০০০', 1_800_000, 1_800_000],
    ['௧௮௦௦௦௦௦', 1_800_000, 1_800_000],
  ] as const)('as people write it in an offer: %s (R-049)', (text, ofYear, plain) => {
    const year = amountIn(text, { yearly: true });
    expect(year.kind === 'amount' ? year.rupees : year.kind).toBe(ofYear);
    expect(amountIn(text)).toMatchObject({ kind: 'amount', rupees: plain });
  });

  it('comes back from its grouping as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
        expect(rupees(grouped(amount))).toBe(amount);
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(['amount', 'empty', 'unreadable', 'unit-unsure']).toContain(amountIn(text, { yearly: true }).kind);
      }),
    );
  });
});
