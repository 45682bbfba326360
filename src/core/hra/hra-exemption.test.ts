import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hraExemption } from './hra-exemption.ts';
import type { HraPeriod } from './hra-types.ts';
import type { FinancialYear } from '../calculators/person-types.ts';

const chennai: HraPeriod = { monthlyBasic: 45_000, monthlyHra: 20_000, monthlyRent: 19_000, city: 'chennai' };
const of = (period: Partial<HraPeriod>, more: object = {}) => hraExemption({ periods: [{ ...chennai, ...period }], ...more });

describe('the exemption of the house rent allowance', () => {
  it('is the least of three limits: 20,000, 14,500 and 22,500 (R-045)', () => {
    expect(of({}).periods[0]).toMatchObject({
      limits: { received: 20_000, rentAboveTenth: 14_500, shareOfSalary: 22_500 },
      least: 'rentAboveTenth',
      monthlyExempt: 14_500,
      monthlyTaxable: 5_500,
    });
    expect(of({})).toMatchObject({ received: 240_000, exempt: 174_000, taxable: 66_000 });
  });

  it('is the least limit and not another, as on hracalculator.co.in', () => {
    expect(of({ monthlyBasic: 30_000, monthlyHra: 15_000, monthlyRent: 10_000 }).periods[0]).toMatchObject({
      limits: { rentAboveTenth: 7_000 },
      monthlyExempt: 7_000,
    });
  });

  it.each([
    [{ monthlyRent: 0 }, 0],
    [{ monthlyRent: 4_500 }, 0],
    [{ monthlyRent: 4_000 }, 0],
    [{ ownHouse: true }, 0],
    [{ monthlyHra: 0 }, 0],
    [{ monthlyBasic: 0, monthlyRent: 5_000 }, 0],
  ])('with %o is %s a month, never less than nothing', (period, exempt) => {
    expect(of(period).periods[0]?.monthlyExempt).toBe(exempt);
  });

  it('counts dearness allowance and commission as salary', () => {
    expect(of({ monthlyDearnessAllowance: 5_000, monthlyCommission: 5_000 }).periods[0]).toMatchObject({
      salary: 55_000,
      limits: { rentAboveTenth: 13_500, shareOfSalary: 27_500 },
    });
  });

  it.each([
    ['2024-25', 'delhi', true],
    ['2025-26', 'mumbai', true],
    ['2025-26', 'kolkata', true],
    ['2025-26', 'chennai', true],
    ['2025-26', 'bengaluru', false],
    ['2026-27', 'bengaluru', true],
    ['2025-26', 'hyderabad', false],
    ['2026-27', 'hyderabad', true],
    ['2025-26', 'pune', false],
    ['2026-27', 'Pune', true],
    ['2026-27', 'ahmedabad', true],
    ['2026-27', 'Bangalore', true],
    ['2026-27', 'New Delhi', true],
    ['2026-27', 'noida', false],
    ['2026-27', 'gurugram', false],
    ['2026-27', 'navi mumbai', false],
    ['2026-27', 'other', false],
  ] as const)('in FY %s takes %s as a listed city: %s', (financialYear: FinancialYear, city, listedCity) => {
    expect(of({ city }, { financialYear }).periods[0]).toMatchObject({ listedCity, salaryPercent: listedCity ? 50 : 40 });
  });

  it('knows the eight cities of FY 2026-27 from the notified rules (F-20)', () => {
    const open = (financialYear: FinancialYear) => of({}, { financialYear }).warnings.filter(({ id }) => id === 'open-point');
    expect([open('2025-26'), open('2026-27')]).toEqual([[], []]);
  });

  it('goes period by period, where a single yearly minimum would be wrong', () => {
    const answer = hraExemption({
      periods: [
        { ...chennai, months: 6, monthlyRent: 0 },
        { ...chennai, months: 6, monthlyRent: 60_000 },
      ],
    });
    expect(answer.periods.map(({ exempt }) => exempt)).toEqual([0, 120_000]);
    expect(answer.exempt).toBe(120_000);
  });

  it('is nothing in the new regime', () => {
    expect(of({}, { regime: 'new' })).toMatchObject({ exempt: 0, taxable: 240_000 });
  });

  it('says what it saves', () => {
    expect(of({}, { taxableIncome: 1_500_000 }).taxSaved).toBe(54_290);
  });

  it.each([
    [8_333, '2025-26', []],
    [8_334, '2025-26', ['landlord-pan-form-12BB']],
    [8_334, '2026-27', ['landlord-pan-form-124']],
  ] as const)('at a rent of %s in FY %s speaks of the landlord: %s', (monthlyRent, financialYear, ids) => {
    expect(
      of({ monthlyRent }, { financialYear })
        .warnings.map(({ id }) => id)
        .filter((id) => id.startsWith('landlord')),
    ).toEqual(ids);
  });

  it('has at most twelve months', () => {
    expect(() =>
      hraExemption({
        periods: [
          { ...chennai, months: 8 },
          { ...chennai, months: 5 },
        ],
      }),
    ).toThrow('more than twelve months');
  });

  it('is never more than any of its limits', () => {
    const amounts = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(amounts, amounts, amounts, fc.boolean(), (monthlyBasic, monthlyHra, monthlyRent, isListed) => {
        const [period] = of({ monthlyBasic, monthlyHra, monthlyRent, city: isListed ? 'mumbai' : 'nagpur' }).periods;
        for (const limit of Object.values(period?.limits ?? {})) expect(period?.monthlyExempt).toBeLessThanOrEqual(limit);
        expect(period?.monthlyExempt).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
