import { describe, expect, it } from 'vitest';
import { states } from '#core/calculators/states.ts';
import type { RuleTable } from '#core/calculators/rule-table.ts';
import { professionalTaxes, professionalTaxLimit } from '#core/statutory/professional-tax-rules.ts';
import { welfareFunds } from '#core/statutory/welfare-fund-rules.ts';
import { takeHome } from '#core/take-home/take-home.ts';
import type { TakeHomeInput } from '#core/take-home/take-home-types.ts';
import { injectedSource, withRule } from '#tests/planted-rules.ts';

const usual: TakeHomeInput = { annualCtc: 1_800_000, state: 'karnataka' };
const takenFrom = (input: TakeHomeInput, field: 'professionalTax' | 'labourWelfareFund'): number[] => takeHome(input).new.months.map((month) => month[field]);
/** Value of a field from December to March, after eight unchanged months. */
const fromDecember = (before: readonly number[], after: readonly number[]): readonly number[] => {
  expect(after.slice(0, 8)).toEqual(before.slice(0, 8));
  return after.slice(8);
};

describe('a change of professional tax within a year, in every state that has it (R-043, F-20)', () => {
  it.each(states.filter((state) => professionalTaxes[state]))('%s', (state) => {
    const table = professionalTaxes[state];
    const now = table?.rows.find(({ to }) => to === null)?.value;
    if (!table || !now) throw new Error(`${state} has no rule in force.`);
    const input: TakeHomeInput = { ...usual, state };
    const before = takenFrom(input, 'professionalTax');
    if (now.per === 'half-year' || now.per === 'year') {
      const after = withRule(table, '2026-10-01', { ...now, steps: [[0, 120]] }, () => takenFrom(input, 'professionalTax'));
      const [first, second] = [after.slice(0, 6), after.slice(6)].map((half) => half.reduce((all, month) => all + month, 0));
      expect([first, second]).toEqual(now.per === 'year' ? [60, 60] : [before.slice(0, 6).reduce((all, month) => all + month, 0), 120]);
      return;
    }
    const after = withRule(table, '2026-12-01', { per: 'month', steps: [[0, 111]] }, () => takenFrom(input, 'professionalTax'));
    expect(fromDecember(before, after)).toEqual([111, 111, 111, 111]);
    const repealed = withRule(table, '2026-12-01', { per: 'none' }, () => takenFrom(input, 'professionalTax'));
    expect(fromDecember(before, repealed)).toEqual([0, 0, 0, 0]);
    const line = withRule(table, '2026-12-01', { per: 'month', steps: [[0, 111]] }, () =>
      takeHome(input).new.lines.find(({ id }) => id === 'professional-tax'),
    );
    expect(line).toMatchObject({ rule: { source: injectedSource }, rules: expect.arrayContaining([expect.objectContaining({ from: '2026-12' })]) });
  });

  it('Punjab, where the basic exemption decides', () => {
    const table = professionalTaxes.punjab as RuleTable<{ readonly per: 'exemption'; readonly monthly: number }>;
    const after = withRule(table, '2026-12-01', { per: 'exemption', monthly: 99 }, () => takenFrom({ ...usual, state: 'punjab' }, 'professionalTax'));
    expect(after).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 99, 99, 99, 99]);
  });

  it('of its limit holds for the year', () => {
    const paid = (): number => takeHome(usual).new.professionalTax;
    expect([paid(), withRule(professionalTaxLimit, '2026-12-01', 1_500, paid)]).toEqual([2_500, 1_500]);
  });
});

describe('a change of the labour welfare fund within a year, in every state with one (F-20)', () => {
  it.each(states.filter((state) => welfareFunds[state]))('%s', (state) => {
    const table = welfareFunds[state];
    if (!table) throw new Error(`${state} has no fund.`);
    const input: TakeHomeInput = { ...usual, state, labourWelfareFund: true };
    const before = takenFrom(input, 'labourWelfareFund');
    const after = withRule(table, '2026-12-01', { months: [4, 12, 1], employee: 7, employer: 14 }, () => takenFrom(input, 'labourWelfareFund'));
    expect(fromDecember(before, after)).toEqual([7, 7, 0, 0]);
  });
});
