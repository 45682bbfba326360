import { sum } from '../calculators/exact.ts';
import type { RegimeTakeHome, TakeHomeMonth, TakeHomeOutput, YearStretch } from './take-home-types.ts';

const paidParts = ['gross', 'employeeProvidentFund', 'voluntaryProvidentFund', 'esi', 'professionalTax', 'labourWelfareFund', 'incomeTax'] as const;
type PaidPart = (typeof paidParts)[number];

/** Rounds to rupees so that months add up to the year and deductions to the net. */
export const inWholeRupees = (answer: TakeHomeOutput): TakeHomeOutput => {
  const both = { new: wholeRegime(answer.new), old: wholeRegime(answer.old) };
  const used = both[answer.regime];
  return { ...answer, ...both, netYear: used.netYear, headlineMonth: used.headline.usual.net, tax: used.tax };
};

function wholeRegime(regime: RegimeTakeHome): RegimeTakeHome {
  const months = wholeMonths(regime.months);
  const stretches = regime.stretches.map((stretch) => wholeStretch(stretch, months));
  const year = (part: keyof Omit<TakeHomeMonth, 'month'>): number => sum(months.map((month) => month[part]));
  return {
    ...regime,
    employeeProvidentFund: year('employeeProvidentFund'),
    voluntaryProvidentFund: year('voluntaryProvidentFund'),
    esi: year('esi'),
    professionalTax: year('professionalTax'),
    labourWelfareFund: year('labourWelfareFund'),
    tax: year('incomeTax'),
    netYear: year('net'),
    months,
    stretches,
    headline: stretches.find(({ from }) => from === regime.headline.from) ?? regime.headline,
  };
}

/** Rounds each month and leaves the rest of the year to the last. */
export function wholeMonths(months: readonly TakeHomeMonth[]): readonly TakeHomeMonth[] {
  const last = months.length - 1;
  const lastOf = (part: PaidPart): number => {
    const year = Math.round(sum(months.map((month) => Math.round(month[part] * 100))) / 100);
    return year - sum(months.slice(0, last).map((month) => Math.round(month[part])));
  };
  return months.map((month, at) => {
    const part = (of: PaidPart): number => (at === last ? lastOf(of) : Math.round(month[of]));
    const gross = part('gross');
    const taken = {
      employeeProvidentFund: part('employeeProvidentFund'),
      voluntaryProvidentFund: part('voluntaryProvidentFund'),
      esi: part('esi'),
      professionalTax: part('professionalTax'),
      labourWelfareFund: part('labourWelfareFund'),
      incomeTax: part('incomeTax'),
    };
    return { month: month.month, gross, ...taken, net: gross - sum(Object.values(taken)) };
  });
}

function wholeStretch(stretch: YearStretch, months: readonly TakeHomeMonth[]): YearStretch {
  const run = months.filter(({ month }) => stretch.from <= month && month <= stretch.to);
  return { ...stretch, usual: run.find(({ month }) => month === stretch.usual.month) ?? stretch.usual, net: sum(run.map(({ net }) => net)) };
}
