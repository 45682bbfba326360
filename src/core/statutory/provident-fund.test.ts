import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { providentFund } from './provident-fund.ts';
import type { ProvidentFundInput } from './provident-fund-types.ts';

const shares = (input: ProvidentFundInput): number[] => {
  const { employee, employerTotal, pension, employerProvidentFund } = providentFund(input);
  return [employee, employerTotal, pension, employerProvidentFund];
};

describe('provident fund', () => {
  it.each([
    ['capped', 40_000, 1_800, 1_250, 550],
    ['capped', 15_000, 1_800, 1_250, 550],
    ['capped', 14_999, 1_800, 1_249, 551],
    ['capped', 10_000, 1_200, 833, 367],
    ['actual', 40_000, 4_800, 1_250, 3_550],
    ['actual', 15_001, 1_800, 1_250, 550],
    ['actual', 22_222, 2_667, 1_250, 1_417],
    ['actual', 12_345.67, 1_481, 1_028, 453],
    ['none', 40_000, 0, 0, 0],
    ['capped', 0, 0, 0, 0],
  ] as const)('%s on wages of %s takes %s: %s for the pension, %s for the fund (R-043)', (choice, monthlyWages, each, pension, fund) => {
    expect(shares({ monthlyWages, choice })).toEqual([each, each, pension, fund]);
  });

  it('rounds each contribution to a rupee, 50 paise up', () => {
    expect(providentFund({ monthlyWages: 12_345.83, choice: 'actual' }).employee).toBe(1_481);
    expect(providentFund({ monthlyWages: 12_504.16, choice: 'actual' }).employee).toBe(1_500);
    expect(providentFund({ monthlyWages: 12_504.17, choice: 'actual' }).employee).toBe(1_501);
  });

  it('leaves the whole share in the fund where there is no pension', () => {
    expect(shares({ monthlyWages: 40_000, choice: 'actual', pensionMember: false })).toEqual([4_800, 4_800, 0, 4_800]);
  });

  it('pays 9.49 per cent above the ceiling into a higher pension', () => {
    expect(providentFund({ monthlyWages: 40_000, choice: 'actual', higherPension: true }).pension).toBe(3_622);
  });

  it('takes 10 per cent where the lower rate holds', () => {
    expect(shares({ monthlyWages: 15_000, lowerRate: true })).toEqual([1_500, 1_500, 1_250, 250]);
  });

  it('adds what the employee wants on top, which the employer does not match', () => {
    expect(providentFund({ monthlyWages: 40_000, choice: 'actual', voluntaryPercent: 10 })).toMatchObject({ voluntary: 4_000, employerTotal: 4_800 });
    expect(providentFund({ monthlyWages: 40_000, voluntaryPercent: 10 })).toMatchObject({ voluntary: 4_000 });
    expect(providentFund({ monthlyWages: 40_000, voluntaryPercent: 100 })).toMatchObject({ employee: 1_800, voluntary: 38_200 });
    expect(providentFund({ monthlyWages: 40_000, voluntaryAmount: 2_500 })).toMatchObject({ voluntary: 2_500 });
  });

  it('counts insurance and administration only where they are asked for', () => {
    expect(providentFund({ monthlyWages: 40_000, choice: 'actual' })).toMatchObject({ edli: 0, administration: 0 });
    expect(providentFund({ monthlyWages: 40_000, choice: 'actual', employerCharges: true })).toMatchObject({ edli: 75, administration: 200 });
    expect(providentFund({ monthlyWages: 40_000, employerCharges: true })).toMatchObject({ edli: 75, administration: 75 });
  });

  it('sums up twelve months', () => {
    expect(providentFund({ monthlyWages: 40_000 }).yearly).toMatchObject({
      employee: 21_600,
      employerTotal: 21_600,
      pension: 15_000,
      employerProvidentFund: 6_600,
    });
  });

  it('says who may stay out', () => {
    const ids = (monthlyWages: number) => providentFund({ monthlyWages, choice: 'none' }).warnings.map(({ id }) => id);
    expect(ids(15_000)).toContain('provident-fund-owed-up-to-ceiling');
    expect(ids(15_001)).toContain('none-only-for-joined-above-ceiling');
  });

  it('names the notification that holds on a day (F-20)', () => {
    const from = (on: string) => providentFund({ monthlyWages: 40_000, on }).lines.find(({ id }) => id === 'contribution-wages')?.rule?.from;
    expect([from('2026-05-28'), from('2026-05-29')]).toEqual(['2024-04-01', '2026-05-29']);
  });

  it('keeps its parts together: the pension at most 1,250, and both parts the rounded share', () => {
    const anyChoice = fc.constantFrom('capped' as const, 'actual' as const);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), anyChoice, fc.boolean(), (paise, choice, pensionMember) => {
        const [employee = 0, total = 0, pension = 0, fund = 0] = shares({ monthlyWages: paise / 100, choice, pensionMember });
        expect(pension).toBeLessThanOrEqual(1_250);
        expect(fund).toBeGreaterThanOrEqual(0);
        expect(pension + fund).toBe(total);
        expect(employee).toBe(total);
      }),
    );
  });
});
