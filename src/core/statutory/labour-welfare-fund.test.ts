import { describe, expect, it } from 'vitest';
import { labourWelfareFund } from './labour-welfare-fund.ts';
import type { FinancialYear } from '../calculators/person-types.ts';
import type { State } from '../calculators/states.ts';

const fund = (state: State, financialYear: FinancialYear = '2026-27', more: object = {}) => labourWelfareFund({ state, financialYear, ...more });

describe('the labour welfare fund', () => {
  it.each([
    ['andhra-pradesh', ['2026-12'], 30, 70],
    ['karnataka', ['2026-12'], 50, 100],
    ['tamil-nadu', ['2026-12'], 20, 40],
    ['telangana', ['2026-12'], 2, 5],
    ['chhattisgarh', ['2026-06', '2026-12'], 30, 90],
    ['delhi', ['2026-06', '2026-12'], 1.5, 4.5],
    ['goa', ['2026-06', '2026-12'], 120, 360],
    ['gujarat', ['2026-06', '2026-12'], 12, 24],
    ['madhya-pradesh', ['2026-06', '2026-12'], 20, 60],
    ['maharashtra', ['2026-06', '2026-12'], 50, 150],
    ['odisha', ['2026-06', '2026-12'], 40, 80],
    ['west-bengal', ['2026-06', '2026-12'], 6, 60],
  ] as const)('takes in %s in %s, %s and %s in all (R-043)', (state, months, employee, employer) => {
    const answer = fund(state);
    expect(answer.months.map(({ month }) => month)).toEqual(months);
    expect([answer.employee, answer.employer]).toEqual([employee, employer]);
  });

  it.each([
    ['kerala', 600, 600],
    ['punjab', 60, 240],
    ['chandigarh', 60, 240],
    ['haryana', 420, 840],
  ] as const)('takes in %s every month, %s and %s in all', (state, employee, employer) => {
    const answer = fund(state, '2026-27', { monthlyWages: 50_000 });
    expect(answer.months).toHaveLength(12);
    expect([answer.employee, answer.employer]).toEqual([employee, employer]);
  });

  it('takes in Haryana 0.2 per cent up to the limit of the year', () => {
    expect(fund('haryana', '2026-27', { monthlyWages: 10_000 }).months[0]).toEqual({ month: '2026-04', employee: 20, employer: 40 });
    expect(fund('haryana', '2026-27', { monthlyWages: 17_600 }).months[0]).toMatchObject({ employee: 35, employer: 70 });
    const [december, january] = fund('haryana', '2024-25', { monthlyWages: 50_000 }).months.slice(8, 10);
    expect([december, january]).toEqual([
      { month: '2024-12', employee: 31, employer: 62 },
      { month: '2025-01', employee: 34, employer: 68 },
    ]);
  });

  it('took in Karnataka less before 2025', () => {
    expect([fund('karnataka', '2024-25').employee, fund('karnataka', '2025-26').employee]).toEqual([20, 50]);
  });

  it('names what is open (F-20)', () => {
    const open = (state: State) => fund(state).warnings.flatMap(({ id, rule }) => (id === 'open-point' ? [rule?.open] : []));
    expect([open('odisha'), open('west-bengal'), open('haryana')]).toEqual([['odisha-welfare-fund'], [], ['haryana-welfare-fund-2027']]);
  });

  it('is nothing where there is none', () => {
    expect(fund('rajasthan')).toMatchObject({ employee: 0, employer: 0, months: [], warnings: [{ id: 'no-welfare-fund' }] });
  });
});
