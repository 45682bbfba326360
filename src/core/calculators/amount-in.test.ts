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
  ])('below a thousand without a unit, for a year, may mean lakhs: %s', (text, meant) => {
    expect(amountIn(text, { yearly: true })).toMatchObject({ kind: 'unit-unsure', meant });
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

  it.each([
    ['18k pm', 216_000, 'month'],
    ['18kpm', 216_000, 'month'],
    ['18,000 p.m.', 216_000, 'month'],
    ['18,000 monthly', 216_000, 'month'],
    ['monthly 18,000', 216_000, 'month'],
    ['18,000 a month', 216_000, 'month'],
    ['Rs. 18,000/- per month', 216_000, 'month'],
    ['₹18,000/month', 216_000, 'month'],
    ['18k/mo', 216_000, 'month'],
    ['18000 every month', 216_000, 'month'],
    ['18000 mahina', 216_000, 'month'],
    ['18 hazar mahine ka', 216_000, 'month'],
    ['har mahine 18000', 216_000, 'month'],
    ['18000 महीना', 216_000, 'month'],
    ['महीने के १८,०००', 216_000, 'month'],
    ['18 हज़ार प्रति माह', 216_000, 'month'],
    ['18000 रुपये हर महीने', 216_000, 'month'],
    ['1.5 lakh मासिक', 1_800_000, 'month'],
    ['₹600 a day', 187_200, 'day'],
    ['600 per day', 187_200, 'day'],
    ['600 rupees daily', 187_200, 'day'],
    ['600/day', 187_200, 'day'],
    ['600 roz', 187_200, 'day'],
    ['roz ke 600', 187_200, 'day'],
    ['600 रोज़', 187_200, 'day'],
    ['रोज़ाना ६००', 187_200, 'day'],
    ['600 प्रतिदिन', 187_200, 'day'],
    ['2.16 LPA', 216_000, 'year'],
    ['2,16,000 per annum', 216_000, 'year'],
    ['2.16 lakh yearly', 216_000, 'year'],
    ['सालाना 2.16 लाख', 216_000, 'year'],
    ['2.16 lakh saal', 216_000, 'year'],
  ] as const)('that names its period is of that, whatever the field is set to: %s', (text, amount, said) => {
    for (const per of ['month', 'year'] as const)
      expect(amountIn(text, { yearly: true, per })).toEqual({ kind: 'amount', rupees: amount, clamped: null, said });
  });

  it.each([
    ['18000', 216_000],
    ['18k', 216_000],
    ['१८ हज़ार', 216_000],
    ['1.5 lakh', 1_800_000],
  ])('that names no period is of the one the field is set to: %s', (text, amount) => {
    expect(amountIn(text, { yearly: true, per: 'month' })).toEqual({ kind: 'amount', rupees: amount, clamped: null });
  });

  it.each([
    ['18', 216_000],
    ['600', 7_200_000],
    ['1.5', 1_800_000],
    ['1,5', 1_800_000],
  ])('below a thousand, for a month, may mean thousands or a few lakhs: %s', (text, meant) => {
    expect(amountIn(text, { yearly: true, per: 'month' })).toMatchObject({ kind: 'unit-unsure', meant });
  });

  it.each(['18k weekly', '100 an hour', '18k pm pa', '3 LPA monthly', '600 a day a month', 'monthly', '18k months ago', 'रोज़', '18000 a'])(
    'in no period we know, or in two, is refused: %s',
    (text) => {
      expect(amountIn(text, { yearly: true })).toEqual({ kind: 'unreadable' });
    },
  );

  it.each([
    ['2,28,000 a year', 19_000],
    ['2.28 lakh per annum', 19_000],
    ['7.68 LPA', 64_000],
    ['2,28,000 p.a.', 19_000],
    ['सालाना २.२८ लाख', 19_000],
    ['10 lakh yearly', 83_333],
    ['0 a year', 0],
    ['19,000', 19_000],
    ['19k pm', 19_000],
    ['12', 12],
    ['12 a year', 'unreadable'],
    ['2.28 p.a.', 'unreadable'],
    ['600 a day', 'unreadable'],
  ] as const)('of a year is a twelfth in a field of a month: %s', (text, ofMonth) => {
    const reading = amountIn(text, { per: 'month' });
    expect(reading.kind === 'amount' ? reading.rupees : reading.kind).toBe(ofMonth);
  });

  it('of a day has no place in a field of a month', () => {
    expect(amountIn('600 a day')).toEqual({ kind: 'unreadable' });
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
