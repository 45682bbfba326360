import { paise, sum } from '../calculators/exact.ts';
import { inForceIn, lastDayOf, monthsOf } from '../calculators/financial-year.ts';
import { partsPerPaisa, type WageParts } from './provident-fund-shares.ts';
import type { MonthlySteps, ProfessionalTax, TaxBands } from './professional-tax-kinds.ts';
import { professionalTaxes, professionalTaxLimit, untaxedStates } from './professional-tax-rules.ts';
import { inForceOn, type InForce } from '../calculators/rule-table.ts';
import type { Citation, IsoDate } from '../calculators/answer-types.ts';
import type { FinancialYear, Gender } from '../calculators/person-types.ts';
import type { State } from '../calculators/states.ts';

/** Months from April. */
export interface ProfessionalTaxScale {
  readonly months: readonly InForce<ProfessionalTax>[];
  readonly limit: InForce<number>;
  readonly untaxed: Citation | null;
}

export interface TaxedIncome {
  readonly months: readonly WageParts[];
  /** April to September, then October to March. */
  readonly halves: readonly [WageParts, WageParts];
  /** Income in paise. */
  readonly year: number;
  readonly gender: Gender;
  /** Taxable income above the basic exemption, relevant in Punjab. */
  readonly isAboveExemption: boolean;
}

const calendarMonths = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3] as const;

const isInFirstHalf = (at: number): boolean => at < calendarMonths.length / 2;

/** Uses each month's own row, and the last day's row for half years and years. */
export function professionalTaxScale(state: State, year: FinancialYear): ProfessionalTaxScale {
  const table = professionalTaxes[state];
  const limit = inForceIn(professionalTaxLimit, year);
  if (!table) return { months: [], limit, untaxed: inForceIn(untaxedStates, year).rule };
  const days = monthsOf(year).map(lastDayOf);
  const rowAt = (day: IsoDate, at: number): InForce<ProfessionalTax> => {
    const own = inForceOn(table, day);
    const end = { month: day, 'half-year': days[isInFirstHalf(at) ? 5 : 11], year: days[11], exemption: day, none: day }[own.value.per] ?? day;
    return end === day ? own : inForceOn(table, end);
  };
  return { months: days.map(rowAt), limit, untaxed: null };
}

/** Deductions in rupees from April. */
export function professionalTaxMonths({ months, limit }: ProfessionalTaxScale, income: TaxedIncome): number[] {
  const taxes = months.map(({ value }, at) => taxIn(value, at, income));
  const above = sum(taxes) - limit.value;
  return above > 0 ? taxes.map((tax, at) => (at === 11 ? tax - above : tax)) : taxes;
}

/** Tax of an ordinary month, undefined when the tax is not monthly. */
export function regularTax({ months }: ProfessionalTaxScale, at: number, income: TaxedIncome): number {
  const tax = months[at]?.value;
  if (tax?.per === 'exemption') return income.isAboveExemption ? tax.monthly : 0;
  return tax?.per === 'month' ? stepFor(income.months[at] ?? 0, stepsFor(tax, income), partsPerPaisa) : 0;
}

const stepsFor = (tax: MonthlySteps, { gender }: TaxedIncome): TaxBands => (gender === 'female' ? (tax.women ?? tax.steps) : tax.steps);

function taxIn(tax: ProfessionalTax, at: number, income: TaxedIncome): number {
  const month = calendarMonths[at] ?? 4;
  switch (tax.per) {
    case 'month': {
      const steps = stepsFor(tax, income);
      const owed = stepFor(income.months[at] ?? 0, steps, partsPerPaisa);
      return tax.odd && tax.odd[0] === month && owed > 0 && owed === steps.at(-1)?.[1] ? tax.odd[1] : owed;
    }
    case 'half-year':
      return tax.months.includes(month) ? stepFor(income.halves[isInFirstHalf(at) ? 0 : 1], tax.steps, partsPerPaisa) : 0;
    case 'year': {
      const owed = stepFor(income.year, tax.steps, 1);
      const isHighest = owed === tax.steps.at(-1)?.[1];
      const monthly = (isHighest ? tax.highestMonthly : undefined) ?? Math.floor(owed / 12);
      return month === 3 ? owed - 11 * monthly : monthly;
    }
    case 'none':
      return 0;
    case 'exemption':
      return income.isAboveExemption ? tax.monthly : 0;
  }
}

function stepFor(income: number, steps: TaxBands, partsEach: number): number {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const [above, tax] = steps[at] ?? [0, 0];
    if (income > paise(above) * partsEach) return tax;
  }
  return 0;
}
