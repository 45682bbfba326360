import { describe, expect, it } from 'vitest';
import type { TakeHomeInput } from './take-home-types.ts';
import { takeHome } from './take-home.ts';

const ids = (input: TakeHomeInput): string[] => takeHome(input).warnings.map(({ id }) => id);

describe('ESI in the take-home pay', () => {
  it('is taken up to 21,000 a month of gross pay', () => {
    expect(takeHome({ annualGross: 252_000 })).toMatchObject({ new: { esi: 158 * 12 }, pay: { employerEsi: 683 * 12 } });
    expect(takeHome({ annualGross: 252_012 }).new.esi).toBe(0);
    expect(takeHome({ annualGross: 252_000, esi: false }).new.esi).toBe(0);
    expect(takeHome({ annualGross: 300_000, disability: true }).new.esi).toBe(188 * 12);
  });

  it('follows the codes’ wages from November 2025, so higher gross may be covered (F-20)', () => {
    const input: TakeHomeInput = { annualGross: 360_000, monthlyBasic: 15_000, monthlyHra: 12_000 };
    const of = (financialYear: '2024-25' | '2025-26' | '2026-27') => takeHome({ ...input, financialYear }).new.months.map(({ esi }) => esi);
    expect(of('2024-25')).toEqual(Array.from({ length: 12 }, () => 0));
    expect(of('2025-26')).toEqual([0, 0, 0, 0, 0, 0, 0, 135, 135, 135, 135, 135]);
    expect(of('2026-27')).toEqual(Array.from({ length: 12 }, () => 135));
  });
});

describe('the wage rule', () => {
  it('leaves ESI alone, which uses the codes’ wages, counting unlisted heads as wages (R-043)', () => {
    const of = (wageRule: boolean) => takeHome({ annualGross: 342_248, providentFund: 'none', wageRule }).new.esi;
    const covered = (wageRule: boolean) => takeHome({ annualGross: 220_000, basicPercent: 35, wageRule }).new.esi;
    expect([of(false), of(true), covered(false), covered(true)]).toEqual([0, 0, 1_656, 1_656]);
  });

  const ministry: TakeHomeInput = { annualGross: 720_000, monthlyBasic: 20_000, financialYear: '2026-27' };

  it('changes nothing above the ceiling: 60,000 with 20,000 basic before September 2026 (Labour Ministry)', () => {
    const before: TakeHomeInput = { ...ministry, esi: false, financialYear: '2025-26' };
    expect(takeHome({ ...before, wageRule: true }).netYear).toBe(takeHome(before).netYear);
  });

  it('raises capped provident fund for basic pay below October 2026’s ceiling: 2,400 and 3,000', () => {
    const october = (wageRule: boolean) => takeHome({ ...ministry, esi: false, wageRule }).new.months[6]?.employeeProvidentFund;
    expect([october(false), october(true)]).toEqual([2_400, 3_000]);
    expect(ids({ ...ministry, gratuityInCtc: false })).toContain('wage-rule-would-raise');
  });

  it('puts provident fund on full wages on at least half of the pay', () => {
    const employee = (more: Partial<TakeHomeInput>) => takeHome({ ...ministry, providentFund: 'actual', ...more }).new.employeeProvidentFund;
    expect(employee({})).toBe(2_400 * 12);
    expect(employee({ wageRule: true })).toBe(3_600 * 12);
    expect(employee({ wageRule: true, monthlySpecialAllowance: 20_000 })).toBe(4_800 * 12);
    expect(employee({ wageRule: true, financialYear: '2024-25' })).toBe(2_400 * 12);
    expect(employee({ wageRule: true, financialYear: '2025-26' })).toBe(2_400 * 7 + 3_600 * 5);
  });

  it('is named where it would raise something', () => {
    expect(ids({ ...ministry, providentFund: 'actual' })).toContain('wage-rule-would-raise');
    expect(ids({ ...ministry, providentFund: 'actual', monthlyBasic: 30_000 })).not.toContain('wage-rule-would-raise');
    expect(ids({ ...ministry, providentFund: 'actual', financialYear: '2024-25' })).not.toContain('wage-rule-would-raise');
  });

  it('settles a CTC whose costs depend on the cash that they leave', () => {
    const { pay } = takeHome({ annualCtc: 1_200_000, basicPercent: 30, providentFund: 'actual', wageRule: true });
    expect(pay.grossCash + pay.employerProvidentFund + pay.gratuity).toBe(1_200_000);
    expect(pay.employerProvidentFund).toBe(Math.round((pay.grossCash / 24) * 0.12) * 12);
  });

  it('settles a CTC to the rupee where that takes five rounds', () => {
    const byCodes = { providentFund: 'actual', wageRule: true, employerBearsCeilingRise: true, employerWelfareFundInCtc: true } as const;
    expect(takeHome({ ...byCodes, annualCtc: 2_471_336, basicPercent: 25, state: 'tamil-nadu', financialYear: '2026-27' }).pay).toMatchObject({
      grossCash: 2_279_721,
      gratuity: 54_827,
    });
  });
});
