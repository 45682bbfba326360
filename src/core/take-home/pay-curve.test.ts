import { describe, expect, it } from 'vitest';
import { payCurve } from './pay-curve.ts';
import { takeHome } from './take-home.ts';

describe('what more pay would bring', () => {
  it('is the same as asking for each pay', () => {
    const { points } = payCurve({ takeHome: { annualCtc: 1_000_000, state: 'karnataka' }, upTo: 500_000, points: 10 });
    expect(points).toHaveLength(11);
    for (const { pay, net, more } of points) {
      expect(net).toBe(takeHome({ annualCtc: pay, state: 'karnataka' }).netYear);
      expect(pay).toBe(1_000_000 + more);
    }
    expect(points[0]?.brings).toBe(0);
  });

  it('marks where the rebate of the new regime ends, and from where one has as much again', () => {
    const { cliffs } = payCurve({ takeHome: { annualGross: 1_250_000 }, upTo: 200_000, points: 100 });
    expect(cliffs.map(({ kind, pay }) => [kind, pay])).toEqual([
      ['rebate-ends', 1_275_004],
      ['relief-ends', 1_345_584],
    ]);
    expect(cliffs[0]).toMatchObject({ falls: 9, recoversAt: 1_350_000 });
  });

  it('marks the cliff of the old regime at 5 lakh', () => {
    const deductions = { section80C: 128_400, ownNps: 50_000, homeLoanInterest: 200_000, healthInsurance: 25_000, hraExemption: 300_000 };
    const { cliffs } = payCurve({ takeHome: { annualGross: 1_260_000, resident: true, financialYear: '2024-25', deductions }, upTo: 100_000, points: 50 });
    expect(cliffs.find(({ kind, falls }) => kind === 'cheaper-regime' || falls > 10_000)).toBeDefined();
  });

  it('marks professional tax and the end of ESI', () => {
    const { cliffs } = payCurve({ takeHome: { annualGross: 240_000, monthlyBasic: 16_000, state: 'karnataka' }, upTo: 100_000, points: 20 });
    expect(cliffs.map(({ kind, pay }) => [kind, pay])).toEqual([
      ['esi', 252_000],
      ['professional-tax', 299_999],
    ]);
    expect(cliffs[1]?.falls).toBe(2_499);
  });

  it('marks the surcharge and the end of its relief', () => {
    const { cliffs } = payCurve({ takeHome: { annualGross: 5_000_000 }, upTo: 400_000, points: 40 });
    expect(cliffs.map(({ kind }) => kind)).toEqual(['surcharge', 'surcharge-relief-ends']);
  });
});
