import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { providentFund } from './provident-fund.ts';
import type { ProvidentFundInput } from './provident-fund-types.ts';

const shares = (input: ProvidentFundInput): number[] => {
  const { employee, pension, employerProvidentFund, edli, administration } = providentFund({ employerCharges: true, ...input });
  return [employee, pension, employerProvidentFund, edli, administration];
};

describe('the provident fund ceiling of 17 September 2026 (R-043, F-20)', () => {
  it.each([
    ['2026-08-31', [1_800, 1_250, 550, 75, 75]],
    ['2026-09-01', [2_360, 1_638, 722, 98, 98]],
    ['2026-09-30', [2_360, 1_638, 722, 98, 98]],
    ['2026-10-01', [3_000, 2_083, 917, 125, 125]],
  ])('on %s takes from 25,000 and more %s', (on, amounts) => {
    expect(shares({ monthlyWages: 25_000, on })).toEqual(amounts);
    expect(shares({ monthlyWages: 90_000, on })).toEqual(amounts);
  });

  it('splits September by calendar days and rounds once: 20,000 (EPFO, scenario C)', () => {
    const answer = providentFund({ monthlyWages: 20_000, on: '2026-09-30', employerCharges: true });
    expect(answer).toMatchObject({ contributionWages: 17_333.33, employee: 2_080, pension: 1_444, employerProvidentFund: 636, edli: 87 });
    expect(providentFund({ monthlyWages: 40_000, on: '2026-09-30' }).contributionWages).toBe(19_666.67);
  });

  it('counts from 17 September alone for a member from then on: 9,333.33 (EPFO, scenario A)', () => {
    expect(providentFund({ monthlyWages: 20_000, on: '2026-09-30', fundMemberFrom: '2026-09-17' })).toMatchObject({
      contributionWages: 9_333.33,
      employee: 1_120,
      pension: 777,
      employerProvidentFund: 343,
    });
    expect(providentFund({ monthlyWages: 20_000, on: '2026-08-31', fundMemberFrom: '2026-09-17' }).employee).toBe(0);
    expect(providentFund({ monthlyWages: 20_000, on: '2026-10-31', fundMemberFrom: '2026-09-17' }).employee).toBe(2_400);
  });

  it('takes 1,666 of 20,000 into the pension and 734 into the fund from October', () => {
    expect(shares({ monthlyWages: 20_000, on: '2026-10-31' }).slice(0, 3)).toEqual([2_400, 1_666, 734]);
  });

  it('changes only the pension share where the fund goes by full wages', () => {
    const full = (on: string) => shares({ monthlyWages: 75_000, choice: 'actual', on }).slice(0, 3);
    expect([full('2026-08-31'), full('2026-09-30'), full('2026-10-31')]).toEqual([
      [9_000, 1_250, 7_750],
      [9_000, 1_638, 7_362],
      [9_000, 2_083, 6_917],
    ]);
  });

  it('adds voluntary contributions of full wages: 75,000, capped, 10 per cent is 3,000, 7,500 (C-6)', () => {
    const answer = providentFund({ monthlyWages: 75_000, voluntaryPercent: 10, on: '2026-11-01' });
    expect(answer).toMatchObject({ employee: 3_000, voluntary: 7_500 });
    expect(answer.lines.find(({ id }) => id === 'voluntary-provident-fund')?.rule?.rule).toBe('voluntary-provident-fund');
  });

  it('says who has become a member', () => {
    const ids = (monthlyWages: number, on: string) => providentFund({ monthlyWages, choice: 'none', on }).warnings.map(({ id }) => id);
    expect(ids(20_000, '2026-08-31')).toContain('none-only-for-joined-above-ceiling');
    expect(ids(20_000, '2026-09-30')).toContain('provident-fund-owed-since-ceiling-rose');
    expect(ids(15_000, '2026-09-30')).toContain('provident-fund-owed-up-to-ceiling');
    expect(ids(25_001, '2026-09-30')).toContain('none-only-for-joined-above-ceiling');
  });

  it('lies in September between August and October, whatever the wages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_000 }), (paise) => {
        const of = (on: string) => providentFund({ monthlyWages: paise / 100, on }).employee;
        const [august, september, october] = [of('2026-08-31'), of('2026-09-30'), of('2026-10-31')];
        expect(september).toBeGreaterThanOrEqual(august);
        expect(october).toBeGreaterThanOrEqual(september);
        if (paise <= 1_500_000) expect(september).toBe(august);
      }),
    );
  });
});
