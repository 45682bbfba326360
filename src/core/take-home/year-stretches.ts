import { Failure } from '../failure.ts';
import { rupees, sum } from '../calculators/exact.ts';
import { regularTax } from '../statutory/professional-tax-scale.ts';
import type { IsoDate } from '../calculators/answer-types.ts';
import type { PayFigures } from './pay-figures.ts';
import type { PaySetting } from './pay-setting.ts';
import type { RegimeFigures } from './regime-figures.ts';
import { changingParts, type ChangingPart, type TakeHomeMonth, type YearStretch } from './take-home-types.ts';

/** Cuts only where a rule changes pay, not at odd taxes or half-yearly funds. */
export function yearStretches(setting: PaySetting, pay: PayFigures, figures: RegimeFigures, months: readonly TakeHomeMonth[]): YearStretch[] {
  const regular = months.map((_, at) => regularParts(setting, pay, figures, at));
  const starts = regular.flatMap((parts, at) => (isSame(parts, regular[at - 1]) ? [] : [at]));
  return starts.flatMap((start, place) => {
    const run = months.slice(start, starts[place + 1] ?? months.length);
    const [first, last, usual] = [run[0], run.at(-1), usualOf(run)];
    if (!first || !last || !usual) return [];
    const isSplit = run.length === 1 && (setting.monthRules[start]?.providentFund.ceilings.length ?? 1) > 1;
    const ceiling = setting.monthRules[start]?.providentFund.ceiling;
    const changes = start === 0 ? [] : changingParts.filter((part) => regular[start]?.[part] !== regular[start - 1]?.[part]);
    return {
      changes,
      from: first.month,
      to: last.month,
      isSplit,
      usual,
      net: rupees(Math.round(sum(run.map(({ net }) => net * 100)))),
      ceiling: ceiling?.value ?? 0,
    };
  });
}

type RegularParts = Readonly<Record<ChangingPart | 'fixedParts', number>>;

const isSame = (parts: RegularParts, before: RegularParts | undefined): boolean =>
  before !== undefined && parts.fixedParts === before.fixedParts && changingParts.every((part) => parts[part] === before[part]);

function regularParts({ professionalTax, welfareFund, months }: PaySetting, pay: PayFigures, { taxedIncome }: RegimeFigures, at: number): RegularParts {
  const { fixedParts = 0, employeeProvidentFund = 0, voluntaryProvidentFund = 0, esi = 0, welfareFund: fund = 0 } = pay.months[at] ?? {};
  const isMonthlyFund = welfareFund.length === months.length;
  return {
    fixedParts,
    providentFund: employeeProvidentFund + voluntaryProvidentFund,
    esi,
    welfareFund: isMonthlyFund ? fund : 0,
    professionalTax: professionalTax?.months[at] ? regularTax(professionalTax, at, withoutLump(taxedIncome, fixedParts, at)) : 0,
  };
}

/** Excludes variable pay that arrives in that month alone. */
const withoutLump = (income: RegimeFigures['taxedIncome'], fixedParts: number, at: number): RegimeFigures['taxedIncome'] => ({
  ...income,
  months: income.months.map((parts, place) => (place === at ? fixedParts : parts)),
});

function usualOf(run: readonly TakeHomeMonth[]): TakeHomeMonth | undefined {
  const often = new Map<number, number>();
  for (const { net } of run) often.set(net, (often.get(net) ?? 0) + 1);
  const most = Math.max(...often.values());
  return run.find(({ net }) => often.get(net) === most);
}

/** Skips a split month, and uses the last stretch of another year. */
export function headlineOf(stretches: readonly YearStretch[], today: IsoDate | undefined): YearStretch {
  const month = today?.slice(0, 7) ?? '';
  const at = stretches.findIndex(({ from, to }) => from <= month && month <= to);
  const found = stretches[at]?.isSplit ? (stretches[at + 1] ?? stretches[at]) : stretches[at];
  const stretch = found ?? stretches.at(-1);
  if (!stretch) throw new Failure('broken', 'A year has at least one stretch.');
  return stretch;
}
