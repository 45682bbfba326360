import { describe, expect, it } from 'vitest';
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

  it('hold one choice of a person', () => {
    const votes = {
      postId: 'p',
      myOfferId: null,
      offers: [
        { ...offer('a'), votes: 2 },
        { ...offer('b'), votes: 0 },
      ],
    };
    const chosen = reoffered(votes, 'b');
    expect(chosen.offers.map((each) => each.votes)).toEqual([2, 1]);
    expect(reoffered(chosen, null)).toEqual(votes);
  });
});
