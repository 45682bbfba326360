import { daysIn } from '../calculators/calendar.ts';
import { calendarMonth, lastDayOf } from '../calculators/financial-year.ts';
import { inForceOn, rowsIn, type InForce } from '../calculators/rule-table.ts';
import type { IsoDate, IsoMonth } from '../calculators/answer-types.ts';
import {
  employerChargeRates,
  higherPensionRate,
  lowerProvidentFundRate,
  pensionRate,
  providentFundCeiling,
  providentFundRate,
  providentFundRounding,
  voluntaryProvidentFund,
} from './provident-fund-rules.ts';

/** Ceiling with the dates of the month, 1 to 31, on which it applies. */
export interface CeilingDays {
  readonly inForce: InForce<number>;
  readonly first: number;
  readonly last: number;
}

export interface ProvidentFundRules {
  readonly month: IsoMonth;
  readonly ceiling: InForce<number>;
  readonly ceilings: readonly CeilingDays[];
  readonly rate: InForce<number>;
  readonly pension: InForce<number>;
  readonly higherPension: InForce<number>;
  readonly rounding: InForce<{ readonly toRupees: number }>;
  readonly voluntary: InForce<{ readonly mostOfWages: number }>;
  readonly charges: InForce<{ readonly edli: number; readonly administration: number }>;
}

/** Uses rules of the last or named day, splitting only the ceiling by calendar days. */
export function providentFundRules(month: IsoMonth, lowerRate: boolean, day = lastDayOf(month)): ProvidentFundRules {
  return {
    month,
    ceiling: inForceOn(providentFundCeiling, day),
    ceilings: ceilingsIn(month, day),
    rate: inForceOn(lowerRate ? lowerProvidentFundRate : providentFundRate, day),
    pension: inForceOn(pensionRate, day),
    higherPension: inForceOn(higherPensionRate, day),
    rounding: inForceOn(providentFundRounding, day),
    voluntary: inForceOn(voluntaryProvidentFund, day),
    charges: inForceOn(employerChargeRates, day),
  };
}

/** Ignores a new row with the same amount, such as a renewed notification. */
function ceilingsIn(month: IsoMonth, day: IsoDate): CeilingDays[] {
  const lastDay = lastDayOf(month);
  const inForce = rowsIn(providentFundCeiling, `${month}-01`, lastDay);
  const days = inForce.map((one) => ({
    inForce: one,
    first: dateIn(month, one.rule.from, 1),
    last: dateIn(month, one.rule.to ?? lastDay, daysInMonth(month)),
  }));
  const [first] = days;
  if (!first) return [];
  return days.every((part) => part.inForce.value === first.inForce.value)
    ? [{ inForce: inForceOn(providentFundCeiling, day), first: 1, last: daysInMonth(month) }]
    : days;
}

export const daysInMonth = (month: IsoMonth): number => daysIn(Number(month.slice(0, 4)), calendarMonth(month));

/** Clamps days outside the month to its edge. */
const dateIn = (month: IsoMonth, day: IsoDate, edge: number): number => (day.startsWith(month) ? Number(day.slice(8)) : edge);

/** Previous ceiling, if this month's is higher. */
export function ceilingRose({ ceiling }: ProvidentFundRules): number | undefined {
  const at = providentFundCeiling.rows.findIndex(({ from }) => from === ceiling.rule.from);
  const before = providentFundCeiling.rows[at - 1]?.value;
  return before !== undefined && before < ceiling.value ? before : undefined;
}
