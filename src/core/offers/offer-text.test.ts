import { describe, expect, it } from 'vitest';
import { offerIn, offerTextProblems, type OfferText } from './offer-text.ts';

const typed: OfferText = {
  companyName: ' Koyal Pay ',
  jobProfile: 'Product manager',
  location: '',
  experienceYears: '8',
  fixedRupees: '32.5',
  variableRupees: '',
  stockRupees: '6',
  workMode: 'hybrid',
  isCurrent: false,
};

describe('an offer as it is typed (R-077, R-078)', () => {
  it('is read in lakh', () => {
    expect(offerIn(typed)).toEqual({
      companyName: 'Koyal Pay',
      jobProfile: 'Product manager',
      location: null,
      experienceYears: 8,
      fixedRupees: 3_250_000,
      variableRupees: 0,
      stockRupees: 600_000,
      workMode: 'hybrid',
      isCurrent: false,
    });
  });

  it.each([
    { companyName: ' ' },
    { jobProfile: '' },
    { fixedRupees: '' },
    { fixedRupees: '0' },
    { fixedRupees: 'plenty' },
    { variableRupees: '-3' },
    { stockRupees: '1e9' },
    { fixedRupees: '1001' },
    { experienceYears: '31' },
    { experienceYears: 'x' },
  ])('is none with %j', (wrong) => {
    expect(offerIn({ ...typed, ...wrong })).toBeUndefined();
  });

  it.each([
    [{}, {}],
    [
      { companyName: ' ', fixedRupees: '' },
      { companyName: 'missing', fixedRupees: 'missing' },
    ],
    [{ fixedRupees: '12,00,000' }, { fixedRupees: 'amount' }],
    [{ fixedRupees: '0' }, { fixedRupees: 'amount' }],
    [{ stockRupees: 'plenty' }, { stockRupees: 'amount' }],
    [{ experienceYears: '31' }, { experienceYears: 'years' }],
  ])('with %j is marked as %j', (wrong, problems) => {
    expect(offerTextProblems({ ...typed, ...wrong })).toEqual(problems);
  });
});
