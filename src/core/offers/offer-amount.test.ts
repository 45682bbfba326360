import { describe, expect, it } from 'vitest';
import { offerAmount, percentOf } from './offer-amount.ts';

describe('the amount of an offer (R-077)', () => {
  it.each([
    [0, undefined],
    [45_000, { unit: 'rupees', number: '45,000' }],
    [100_000, { unit: 'lakh', number: '1' }],
    [3_250_000, { unit: 'lakh', number: '32.5' }],
    [4_200_000, { unit: 'lakh', number: '42' }],
    [345_000, { unit: 'lakh', number: '3.45' }],
    [3_045_000, { unit: 'lakh', number: '30.45' }],
    [1_845_500, { unit: 'lakh', number: '18.46' }],
    [9_999_999, { unit: 'crore', number: '1' }],
    [10_000_000, { unit: 'crore', number: '1' }],
    [12_300_000, { unit: 'crore', number: '1.23' }],
    [12_350_000, { unit: 'crore', number: '1.24' }],
  ])('of %i rupees is said as %j', (rupees, said) => expect(offerAmount(rupees)).toEqual(said));

  it('has its share of the votes in whole percent', () => {
    expect([percentOf(1, 3), percentOf(0, 0), percentOf(5, 5)]).toEqual([33, 0, 100]);
  });
});
