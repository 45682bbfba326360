import { describe, expect, it } from 'vitest';
import { offerAmount } from './offer-amount.ts';
import { reoffered, totalRupees, withCurrent, type SavedOffer } from './salary-offer.ts';

const offer = (offerId: string, isCurrent = false): SavedOffer => ({
  offerId,
  companyName: 'Betwa Analytics',
  jobProfile: 'Data analyst',
  location: null,
  experienceYears: 3,
  fixedRupees: 900_000,
  variableRupees: 90_000,
  stockRupees: 10_000,
  workMode: 'hybrid',
  isCurrent,
});

describe('salary offers (R-077, R-078)', () => {
  it('have one current salary: marking one unmarks the others', () => {
    expect(withCurrent([offer('a', true), offer('b'), offer('c', true)], 'b').map(({ isCurrent }) => isCurrent)).toEqual([false, true, false]);
  });

  it('add up to what comes together in a year', () => {
    expect(totalRupees(offer('a'))).toBe(1_000_000);
  });

  it.each([
    [2_650_000, 345_000, 50_000, '26.5 lakh, 3.45 lakh, 50,000 rupees', '30.45 lakh'],
    [1_234_400, 1_234_400, 0, '12.34 lakh, 12.34 lakh', '24.68 lakh'],
    [12_349_000, 12_349_000, 0, '1.23 crore, 1.23 crore', '2.46 crore'],
  ])('have the total that the parts beside it add up to: %i, %i and %i', (fixedRupees, variableRupees, stockRupees, parts, total) => {
    const said = (rupees: number): string =>
      Object.values({ ...offerAmount(rupees) })
        .toReversed()
        .join(' ');
    const shown = [fixedRupees, variableRupees, stockRupees].map(said).filter(Boolean).join(', ');
    expect([shown, said(totalRupees({ ...offer('a'), fixedRupees, variableRupees, stockRupees }))]).toEqual([parts, total]);
  });

  it('hold one choice of a person, which their votes do not tell', () => {
    const votes = {
      postId: 'p',
      myOfferId: null,
      offers: [
        { ...offer('a'), votes: 9 },
        { ...offer('b'), votes: 0 },
      ],
    };
    expect(reoffered(votes, 'b')).toEqual({ ...votes, myOfferId: 'b' });
  });
});
