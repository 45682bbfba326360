import { describe, expect, it } from 'vitest';
import { takeHome } from '../take-home/take-home.ts';
import { inHand } from './in-hand.ts';

describe('what of an offer arrives in a month (R-077)', () => {
  it.each([
    [600_000, 'Jaipur', undefined],
    [1_200_000, 'Bengaluru', 'karnataka'],
    [3_200_000, 'Navi Mumbai', 'maharashtra'],
  ] as const)('is what the take-home calculator says: %s in %s', (fixedRupees, location, state) => {
    const { rupeesMonth, regime } = inHand({ fixedRupees, location });
    const said = takeHome({ annualGross: fixedRupees, monthlyBasic: fixedRupees / 24, gratuityInCtc: true, providentFund: 'capped', ...(state && { state }) });
    expect([rupeesMonth, regime]).toEqual([Math.round(said.headlineMonth), said.regime]);
  });

  it('counts no professional tax where the city is not known, and says so', () => {
    const [known, unknown] = [inHand({ fixedRupees: 1_200_000, location: 'Pune' }), inHand({ fixedRupees: 1_200_000, location: null })];
    expect([known.hasCity, unknown.hasCity]).toEqual([true, false]);
    expect(known.rupeesMonth).toBeLessThan(unknown.rupeesMonth);
  });
});
