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

  it('has sixty steps over half as much pay again, where nobody asks for others', () => {
    const { points } = payCurve({ takeHome: { annualCtc: 1_200_000 } });
    expect([points.length, points[1]?.more, points.at(-1)?.more]).toEqual([61, 10_000, 600_000]);
  });

  it('marks where the new regime’s rebate ends, and where the loss is recovered', () => {
    const { cliffs } = payCurve({ takeHome: { annualGross: 1_250_000 }, upTo: 200_000, points: 100 });
    expect(cliffs.map(({ kind, pay }) => [kind, pay])).toEqual([
      ['rebate-ends', 1_275_004],
      ['relief-ends', 1_345_584],
    ]);
    expect(cliffs[0]).toMatchObject({ falls: 2_829, lowestAt: 1_345_585 });
    expect(takeHome({ annualGross: cliffs[0]?.recoversAt ?? 0 }).netYear).toBeGreaterThanOrEqual(cliffs[0]?.netBefore ?? 0);
  });

  it('names the whole dip: 13 lakh in Pune falls by 2,829 above 14,00,875 (R-043, C-7)', () => {
    const dip = (annualCtc: number) =>
      payCurve({ takeHome: { annualCtc, state: 'maharashtra', financialYear: '2025-26' } }).cliffs.find(({ falls }) => falls > 0);
    const whole = { kind: 'rebate-ends', pay: 1_328_556, netBefore: 1_250_904, falls: 2_829, lowestAt: 1_400_876 };
    expect(dip(1_300_000)).toMatchObject(whole);
    expect(dip(1_250_000)).toEqual({ ...dip(1_300_000), more: 78_556 });
    expect(dip(1_328_000)).toEqual({ ...dip(1_300_000), more: 556 });
    expect(dip(1_300_000)?.recoversAt).toBeGreaterThan(1_404_000);
    expect(dip(1_300_000)?.recoversAt).toBeLessThan(1_404_500);
  });

  it('begins a dip with the pay itself where that lies inside one', () => {
    const inside = payCurve({ takeHome: { annualCtc: 1_340_000, state: 'maharashtra', financialYear: '2025-26' } }).cliffs;
    expect(inside[0]).toMatchObject({ kind: 'rebate-ends', more: 0, lowestAt: 1_400_876 });
    expect(inside.filter(({ falls }) => falls > 0)).toHaveLength(1);
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
