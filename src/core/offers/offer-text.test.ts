import { describe, expect, it } from 'vitest';
import { offerIn, offerTextOf, offerTextProblems, type OfferText } from './offer-text.ts';

const typed: OfferText = {
  companyName: ' Koyal Pay ',
  jobProfile: 'Product manager',
  location: '',
  experienceYears: '8',
  fixedRupees: '32,50,000',
  variableRupees: '',
  stockRupees: '6 lakh',
  workMode: 'hybrid',
  isCurrent: false,
};

describe('an offer as it is typed (R-077, R-078)', () => {
  it('is read as every other form reads pay: in rupees, and with its unit', () => {
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
    const read = ['18,00,000', '1800000', '18 00 000', '18 lakh', '18L', '0.18 cr', '1.5 lakh a month'].map(
      (fixedRupees) => offerIn({ ...typed, fixedRupees })?.fixedRupees,
    );
    expect(read).toEqual(Array.from({ length: 7 }, () => 1_800_000));
  });

  it('is noted in whole thousands, and typed again in full', () => {
    const offer = offerIn({ ...typed, fixedRupees: '18,45,678' });
    expect([offer?.fixedRupees, offer && offerTextOf(offer).fixedRupees]).toEqual([1_846_000, '18,46,000']);
  });

  it('is asked about where a short number has no unit', () => {
    const unsure = { ...typed, fixedRupees: '18', variableRupees: '1.5' };
    expect([offerIn(unsure), offerTextProblems(unsure)]).toEqual([undefined, { fixedRupees: 'unsure', variableRupees: 'unsure' }]);
  });

  it('is that of a fresher where 0 years were typed, and nowhere else', () => {
    expect(offerIn({ ...typed, experienceYears: '0' })).toMatchObject({ experienceYears: 0 });
    expect(offerIn({ ...typed, experienceYears: '' })).toBeUndefined();
  });

  it('is read in the digits of any script of India', () => {
    const inHindi = { ...typed, experienceYears: '३', fixedRupees: '९.२ लाख', stockRupees: '১,২০,০০০' };
    expect([offerTextProblems(inHindi), offerIn(inHindi)]).toMatchObject([{}, { experienceYears: 3, fixedRupees: 920_000, stockRupees: 120_000 }]);
  });

  it('is read with a comma as its decimal point, and with those of groups', () => {
    const stated = ['9,5 lakh', '12,25 lakh', '0,5 lakh', '1,000 lakh'].map((fixedRupees) => offerIn({ ...typed, fixedRupees })?.fixedRupees);
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
    { fixedRupees: '1001 lakh' },
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
    [
      { companyName: '\u3164', jobProfile: '<b></b>' },
      { companyName: 'missing', jobProfile: 'missing' },
    ],
    [{ fixedRupees: '10 crore 1 lakh' }, { fixedRupees: 'amount' }],
    [{ fixedRupees: '0' }, { fixedRupees: 'amount' }],
    [{ variableRupees: '0' }, {}],
    [{ stockRupees: 'plenty' }, { stockRupees: 'unreadable' }],
    [{ variableRupees: '-3 lakh' }, { variableRupees: 'unreadable' }],
    [{ experienceYears: '31' }, { experienceYears: 'years' }],
    [{ experienceYears: '' }, { experienceYears: 'years' }],
    [{ experienceYears: '0' }, {}],
  ])('with %j is marked as %j', (wrong, problems) => {
    expect(offerTextProblems({ ...typed, ...wrong })).toEqual(problems);
  });
});
