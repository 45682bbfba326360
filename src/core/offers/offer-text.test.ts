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

  it('is that of a fresher where 0 years were typed, and nowhere else', () => {
    expect(offerIn({ ...typed, experienceYears: '0' })).toMatchObject({ experienceYears: 0 });
    expect(offerIn({ ...typed, experienceYears: '' })).toBeUndefined();
  });

  it('is read in the digits of any script of India', () => {
    const inHindi = { ...typed, experienceYears: '३', fixedRupees: '९.२', stockRupees: '১,২০' };
    expect([offerTextProblems(inHindi), offerIn(inHindi)]).toMatchObject([{}, { experienceYears: 3, fixedRupees: 920_000, stockRupees: 120_000 }]);
  });

  it('is read with a comma as its decimal point, and with those of groups', () => {
    const stated = ['9,5', '12,25', '0,5', '1,000'].map((fixedRupees) => offerIn({ ...typed, fixedRupees })?.fixedRupees);
    expect(stated).toEqual([950_000, 1_225_000, 50_000, 100_000_000]);
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
    { experienceYears: '' },
    { experienceYears: ' ' },
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
    [{ experienceYears: '' }, { experienceYears: 'years' }],
    [{ experienceYears: '0' }, {}],
  ])('with %j is marked as %j', (wrong, problems) => {
    expect(offerTextProblems({ ...typed, ...wrong })).toEqual(problems);
  });
});
