import { describe, expect, it } from 'vitest';
import { adAgainstPay } from './ad-against-pay.ts';
import type { Compensation, RealPay } from './job.ts';

const rupees = (minCtc: number | null, maxCtc: number | null): Compensation => ({ minCtc, maxCtc, currency: 'INR' });
const real: RealPay = { of: 'company', city: null, experience: '1-3', median: 500_000, low: 400_000, high: 600_000, people: 20, inHandMonthly: 40_000 };
const experience = { from: 1, to: 2 };
const verdictOf = (pay: Compensation, realPay: RealPay | null = real) => adAgainstPay({ pay, realPay, experience }).verdict;

describe('an advertisement beside what people get', () => {
  it.each([
    [rupees(500_000, 900_000), 'near'],
    [rupees(500_001, 600_000), 'above'],
    [rupees(300_000, 500_000), 'near'],
    [rupees(null, 499_999), 'below'],
    [rupees(null, null), 'unstated'],
    [{ ...rupees(10_000, 20_000), currency: 'USD' }, 'foreign'],
  ] as const)('with %j is %s', (pay, verdict) => expect(verdictOf(pay)).toBe(verdict));

  it('is compared with nobody, or not with people of other experience', () => {
    expect(verdictOf(rupees(1, 2), null)).toBe('unknown');
    expect(verdictOf(rupees(600_000, 900_000), { ...real, experience: null })).toBe('unlike');
  });

  it('shares an axis from zero that the highest amount nearly fills', () => {
    const { ad, real: bar } = adAgainstPay({ pay: rupees(500_000, 1_000_000), realPay: real, experience });
    expect(ad?.to).toBeCloseTo(98, 0);
    expect([ad?.from, bar?.median]).toEqual([bar?.median, ad?.from]);
    expect(bar?.from).toBeLessThan(bar?.median ?? 0);
  });
});
