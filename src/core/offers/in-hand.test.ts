import { describe, expect, it } from 'vitest';
import { takeHome } from '../take-home/take-home.ts';
import { inHand } from './in-hand.ts';

const today = '2026-11-21';

describe('what of an offer arrives in a month (R-077)', () => {
  it.each([
    [600_000, 'Jaipur', undefined],
    [1_200_000, 'Bengaluru', 'karnataka'],
    [3_200_000, 'Navi Mumbai', 'maharashtra'],
  ] as const)('is what the take-home calculator says: %s in %s', (fixedRupees, location, state) => {
    const { rupeesMonth, from, regime } = inHand({ fixedRupees, location }, today);
    const said = takeHome({
      annualGross: fixedRupees,
      monthlyBasic: fixedRupees / 24,
      gratuityInCtc: true,
      providentFund: 'capped',
      today,
      ...(state && { state }),
    });
    expect([rupeesMonth, from, regime]).toEqual([Math.round(said.headlineMonth), said[said.regime].headline.from, said.regime]);
  });

  it('counts no professional tax where the city is not known, and says so', () => {
    const [known, unknown] = ['Pune', null].map((location) => inHand({ fixedRupees: 1_200_000, location }, today));
    expect([known?.hasCity, unknown?.hasCity]).toEqual([true, false]);
    expect(known?.rupeesMonth).toBeLessThan(unknown?.rupeesMonth ?? 0);
  });

  it('goes by the financial year and the rules of the day (C-9)', () => {
    const on = (day: string) => {
      const { financialYear, rupeesMonth } = inHand({ fixedRupees: 1_200_000, location: 'Pune' }, day);
      return [financialYear, rupeesMonth];
    };
    expect(on('2026-03-31')[0]).toBe('2025-26');
    expect(on('2026-08-31')).toEqual(['2026-27', Number(on('2026-10-01')[1]) + 1_200]);
  });
});
