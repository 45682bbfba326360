import type { Citation, IsoMonth, Line } from '#core/calculators/answer-types.ts';
import type { TakeHomeMonth } from '#core/take-home/take-home-types.ts';

export const monthlyParts = ['employeeProvidentFund', 'voluntaryProvidentFund', 'esi', 'professionalTax', 'labourWelfareFund', 'incomeTax'] as const;

export type MonthlyPart = (typeof monthlyParts)[number];

/** Prefixes of the rule names that decide each part. */
const deciding: Record<MonthlyPart, readonly string[]> = {
  employeeProvidentFund: ['provident-fund-ceiling', 'provident-fund-rate', 'provident-fund'],
  voluntaryProvidentFund: ['voluntary-provident-fund'],
  esi: ['esi-rates', 'esi'],
  professionalTax: ['professional-tax-'],
  labourWelfareFund: ['labour-welfare-fund-'],
  incomeTax: ['income-tax-slabs'],
};

export function ruleBehind(part: MonthlyPart, lines: readonly Line[], month: IsoMonth): Citation | undefined {
  const inForce = ({ rule, rules }: Line): Citation | undefined => rules?.findLast(({ from, to }) => from <= month && month <= to)?.rule ?? rule;
  const rules = lines.map(inForce).filter((rule) => rule !== undefined && !/-deduction$|-limit$/.test(rule.rule));
  return deciding[part].map((start) => rules.find((rule) => rule?.rule.startsWith(start))).find((rule) => rule !== undefined);
}

/** Yearly total of a column, without rounding errors. */
export const sumOf = (months: readonly TakeHomeMonth[], column: Exclude<keyof TakeHomeMonth, 'month'>): number =>
  Math.round(months.reduce((sum, month) => sum + month[column], 0) * 100) / 100;
