import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../calculators/exact.ts';
import { states } from '../calculators/states.ts';
import { takeHome } from './take-home.ts';
import { inWholeRupees } from './whole-rupees.ts';

describe('a year of pay in whole rupees (R-043)', () => {
  it('is the sum of its twelve months, of which the last takes what is left', () => {
    const { months, netYear } = inWholeRupees(takeHome({ annualCtc: 1_800_000, state: 'karnataka', financialYear: '2026-27', today: '2026-11-21' })).new;
    expect(months.map(({ gross, net }) => [gross, net])).toEqual([
      ...Array.from({ length: 5 }, () => [144_593, 131_285]),
      [144_033, 130_165],
      ...Array.from({ length: 4 }, () => [143_393, 128_885]),
      [143_393, 128_785],
      [143_387, 128_885],
    ]);
    expect([sum(months.map(({ gross }) => gross)), sum(months.map(({ net }) => net)), netYear]).toEqual([1_727_350, 1_559_800, 1_559_800]);
  });

  it('adds up to the rupee, month by month and part by part, whatever the package', () => {
    const packages = fc.record({
      annualCtc: fc.integer({ min: 200_000, max: 20_000_000 }),
      annualVariable: fc.integer({ min: 0, max: 50_000 }),
      state: fc.constantFrom(...states),
      basicPercent: fc.integer({ min: 30, max: 60 }),
      labourWelfareFund: fc.boolean(),
    });
    fc.assert(
      fc.property(packages, (about) => {
        const exact = takeHome({ ...about, financialYear: '2026-27' });
        const whole = inWholeRupees(exact);
        for (const regime of ['new', 'old'] as const) {
          const { months, stretches, netYear, tax, esi, employeeProvidentFund, professionalTax, labourWelfareFund } = whole[regime];
          for (const { month: _, gross, net, ...taken } of months) expect(gross - sum(Object.values(taken))).toBe(net);
          expect(months.flatMap(({ month: _, ...amounts }) => Object.values(amounts)).every(Number.isInteger)).toBe(true);
          expect(sum(months.map(({ gross }) => gross))).toBe(Math.round(whole.pay.grossCash));
          expect(sum(months.map(({ net }) => net))).toBe(netYear);
          expect(sum(stretches.map(({ net }) => net))).toBe(netYear);
          expect(sum(months.map((month) => month.employeeProvidentFund + month.esi + month.professionalTax + month.labourWelfareFund + month.incomeTax))).toBe(
            employeeProvidentFund + esi + professionalTax + labourWelfareFund + tax,
          );
          expect(Math.abs(netYear - exact[regime].netYear)).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 100 },
    );
  });
});
