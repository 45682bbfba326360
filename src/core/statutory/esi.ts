import { paise, rupees, sum, times, wholeRate } from '../calculators/exact.ts';
import { calendarMonth, lastDayOf, monthName } from '../calculators/financial-year.ts';
import { partsPerPaisa, type WageParts } from './provident-fund-shares.ts';
import { refused } from '../calculators/refusal.ts';
import { esiCeiling, esiDailyWage, esiPeriods, esiRates } from './esi-rules.ts';
import { inForceOn, type InForce } from '../calculators/rule-table.ts';
import { codeWagesRule } from './wage-rules.ts';
import type { IsoMonth, Line } from '../calculators/answer-types.ts';
import type { EsiInput, EsiMonth, EsiOutput } from './esi-types.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

export interface EsiRules {
  readonly ceiling: InForce<{ readonly usual: number; readonly disability: number }>;
  readonly rates: InForce<{ readonly employee: number; readonly employer: number }>;
  readonly dailyWage: InForce<{ readonly wage: number; readonly daysInMonth: number }>;
}

export function esiRules(month: IsoMonth): EsiRules {
  const day = lastDayOf(month);
  return { ceiling: inForceOn(esiCeiling, day), rates: inForceOn(esiRates, day), dailyWage: inForceOn(esiDailyWage, day) };
}

export function esiPeriod(month: IsoMonth): readonly [IsoMonth, IsoMonth] {
  const [spring, autumn] = inForceOn(esiPeriods, lastDayOf(month)).value.startMonths;
  const [year, number] = [Number(month.slice(0, 4)), calendarMonth(month)];
  if (number >= spring && number < autumn) return [monthName(year, spring), monthName(year, autumn - 1)];
  const start = number >= autumn ? year : year - 1;
  return [monthName(start, autumn), monthName(start + 1, spring - 1)];
}

export const isUnderCeiling = (wages: WageParts, { ceiling }: EsiRules, disability: boolean): boolean =>
  wages <= (disability ? ceiling.value.disability : ceiling.value.usual) * 100 * partsPerPaisa;

/** Rounds each share of a covered month up to the next rupee. */
export function esiShares(
  wages: WageParts,
  { rates, dailyWage }: EsiRules,
  days = dailyWage.value.daysInMonth,
): { readonly employee: number; readonly employer: number } {
  const upTo = (rate: number): number => times(wages, rate, wholeRate * 100 * partsPerPaisa, 'up');
  const isSmall = wages <= dailyWage.value.wage * days * 100 * partsPerPaisa;
  return { employee: isSmall ? 0 : upTo(rates.value.employee), employer: upTo(rates.value.employer) };
}

/** Coverage follows the period's first month, and is checked again if wages are redefined within it. */
export function esi(input: EsiInput): EsiOutput {
  const { disability = false, daysInMonth } = input;
  const [covered, decided] = [new Set<IsoMonth>(), new Set<string>()];
  const rules = new Map<string, Line>();
  const months = monthsAsked(input).map(({ month, wages, start }): EsiMonth => {
    const period = esiPeriod(month);
    const inForce = esiRules(month);
    const parts = paise(wages) * partsPerPaisa;
    const deciding = `${period[0]} ${inForceOn(codeWagesRule, lastDayOf(month)).rule.from}`;
    if (!decided.has(deciding) && isUnderCeiling(paise(start ?? wages) * partsPerPaisa, inForce, disability)) covered.add(period[0]);
    decided.add(deciding);
    const isCovered = covered.has(period[0]);
    const shares = isCovered ? esiShares(parts, inForce, daysInMonth) : { employee: 0, employer: 0 };
    rules.set(
      `ceiling ${inForce.ceiling.rule.from}`,
      line('ceiling', disability ? inForce.ceiling.value.disability : inForce.ceiling.value.usual, inForce.ceiling.rule),
    );
    if (isCovered && shares.employee === 0)
      rules.set(`daily-wage ${inForce.dailyWage.rule.from}`, line('daily-wage-without-share', inForce.dailyWage.value.wage, inForce.dailyWage.rule));
    return { month, period, wages: rupees(paise(wages)), covered: isCovered, ...shares };
  });
  const inForce = esiRules(months.at(-1)?.month ?? '2026-04');
  const [employee, employer] = [sum(months.map((month) => month.employee)), sum(months.map((month) => month.employer))];
  const lines = [...rules.values(), line('esi-employee', employee, inForce.rates.rule), line('esi-employer', employer, inForce.rates.rule)];
  return { covered: months.at(-1)?.covered ?? false, employee, employer, months, lines, warnings: ruleWarnings(lines, input.today) };
}

function monthsAsked(input: EsiInput): { readonly month: IsoMonth; readonly wages: number; readonly start?: number }[] {
  const { monthlyWages, month = '2026-04', wagesAtPeriodStart, months } = input;
  if (months) {
    if (monthlyWages !== undefined) throw refused('one-of', 'months', 'Give either monthlyWages or months.');
    return [...months].sort((one, other) => one.month.localeCompare(other.month));
  }
  if (monthlyWages === undefined) throw refused('missing', 'monthlyWages', 'monthlyWages is missing; give it, or a list of months.');
  return [{ month, wages: monthlyWages, ...(wagesAtPeriodStart !== undefined && { start: wagesAtPeriodStart }) }];
}
