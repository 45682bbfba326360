import { describe, expect, it } from 'vitest';
import type { AwardEntrant } from './award-rule.ts';
import { frozenText } from './frozen-text.ts';
import { packedWeeks, unpackedWeeks } from './packed-weeks.ts';

const one: AwardEntrant = {
  companyId: 'b',
  urlName: 'koyal-pay',
  name: 'Koyal "Pay"',
  industry: 'payments',
  industryName: 'Payments',
  size: null,
  foundedYear: 2012,
  priorHundredths: 378,
  weeks: [
    { week: '2024-W40', stars: [0, 0, 1, 2, 5] },
    { week: '2024-W41', stars: [1, 0, 0, 0, 0] },
  ],
};

describe('the text of an edition, whose hash is its digest (F-19)', () => {
  it('is a line of JSON for each company, by their ids', () => {
    const line = '["b","koyal-pay","Koyal \\"Pay\\"","payments","Payments",null,2012,378,"2024-W40:0.0.1.2.5 2024-W41:1.0.0.0.0"]\n';
    const other = { ...one, companyId: 'a', weeks: [] };
    expect(frozenText([one, other])).toBe(`["a","koyal-pay","Koyal \\"Pay\\"","payments","Payments",null,2012,378,""]\n${line}`);
    expect(frozenText([other, one])).toBe(frozenText([one, other]));
  });
});

describe('weeks in one text', () => {
  it('are read as they were written', () => {
    for (const weeks of [one.weeks, []]) expect(unpackedWeeks(packedWeeks(weeks))).toEqual(weeks);
  });
});
