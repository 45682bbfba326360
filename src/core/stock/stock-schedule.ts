import { paise, rupees, sum } from '../calculators/exact.ts';
import { monthsLater } from '../calculators/calendar.ts';
import { refused } from '../calculators/refusal.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { line } from '../calculators/warnings.ts';
import { esopExercise } from './esop-exercise.ts';
import { priceEnds, worthAbove, type PriceEnds } from './price-range.ts';
import { newestYearWarning, taxYearName } from './tax-year.ts';
import { sharePerquisite } from './stock-rules.ts';
import { vestedShares, vestingPlan, type VestingPlan } from './vesting.ts';
import type { EsopExerciseOutput } from './esop-exercise-types.ts';
import type { Citation, IsoDate, Line, Rupees, Warning } from '../calculators/answer-types.ts';
import type { StockScheduleInput, StockScheduleOutput, VestedWorth, VestingEvent, VestingYear, WorthRange } from './stock-schedule-types.ts';

/** Follows a grant from vesting to vesting, with the tax that each adds. */
export function stockSchedule(input: StockScheduleInput): StockScheduleOutput {
  const { shares, vestingYears = 4, yearPercents, rounding = 'each', type = 'rsus' } = input;
  if (yearPercents && input.vestingYears !== undefined && yearPercents.length !== vestingYears)
    throw refused('one-of', 'vestingYears', 'Give either vestingYears or yearPercents.');
  const plan = vestingPlan(input, vestingYears);
  const answers = eventsOf(input, plan, vestedShares(shares, plan, rounding));
  const events = answers.map(({ event }) => event);
  const years = grouped(events, ({ month }) => String(yearOf(month))).map(([year, group]) => ({ year: Number(year), ...together(group) }));
  const financialYears = grouped(events, ({ on }) => taxYearName(on)).map(([financialYear, group]) => ({ financialYear, ...together(group) }));
  const { low, high } = together(events);
  return {
    taxedAt: type === 'esops' ? 'exercise' : 'vesting',
    shares,
    months: plan.months.at(-1) ?? 0,
    events,
    years,
    financialYears,
    total: { low, high },
    lines: linesOf(years, { low, high }, perquisiteRules(events)),
    warnings: warningsOf(events, answers.at(-1)?.high),
  };
}

/** Rule in force at the last vesting of each year of the grant. */
const perquisiteRules = (events: readonly VestingEvent[]): ReadonlyMap<number, Citation> =>
  new Map(events.flatMap(({ month, on }) => (isKnown(on) ? [[yearOf(month), inForceOn(sharePerquisite, on).rule] as const] : [])));

function linesOf(years: readonly VestingYear[], { low, high }: WorthRange, rules: ReadonlyMap<number, Citation>): Line[] {
  return [
    ...years.flatMap((year) => [
      line(`year-${year.year}-shares`, year.shares),
      line(`year-${year.year}-low`, year.low.value, rules.get(year.year)),
      line(`year-${year.year}-high`, year.high.value, rules.get(year.year)),
    ]),
    line('low', low.value),
    line('high', high.value),
    ...(low.tax === null || high.tax === null ? [] : [line('tax-low', low.tax), line('tax-high', high.tax)]),
  ];
}

interface EventAnswer {
  readonly event: VestingEvent;
  readonly low: EsopExerciseOutput | null;
  readonly high: EsopExerciseOutput | null;
}

/** Taxes each vesting above those before it in the same financial year. */
function eventsOf(input: StockScheduleInput, plan: VestingPlan, parts: readonly number[]): EventAnswer[] {
  const prices = priceEnds(input);
  const before = new Map<string, Readonly<Record<keyof PriceEnds, Rupees>>>();
  let vested = 0;
  return plan.months.map((month, at) => {
    const shares = parts[at] ?? 0;
    vested += shares;
    const on = monthsLater(input.grantedOn, month);
    const year = taxYearName(on);
    const earlier = before.get(year) ?? { low: 0, high: 0 };
    const [low, high] = [exerciseOf(input, shares, prices.low, on, earlier.low), exerciseOf(input, shares, prices.high, on, earlier.high)];
    const values = { low: rupees(worthAbove(shares, prices.low, input)), high: rupees(worthAbove(shares, prices.high, input)) };
    before.set(year, { low: added(earlier.low, values.low), high: added(earlier.high, values.high) });
    const isTaxed = input.otherTaxableIncome !== undefined;
    const event = {
      month,
      on,
      vestedPercent: Math.round((plan.vestedAfter(month) / plan.whole) * 10_000) / 100,
      shares,
      vestedShares: vested,
      low: worthAfter(values.low, isTaxed ? (low?.tax ?? null) : null),
      high: worthAfter(values.high, isTaxed ? (high?.tax ?? null) : null),
      sharesToSell: { low: isTaxed ? (low?.sharesToSell ?? null) : null, high: isTaxed ? (high?.sharesToSell ?? null) : null },
    };
    return { event, low, high };
  });
}

const added = (one: Rupees, other: Rupees): Rupees => rupees(paise(one) + paise(other));

const worthAfter = (value: Rupees, tax: Rupees | null): VestedWorth => ({ value, tax, afterTax: tax === null ? null : rupees(paise(value) - paise(tax)) });

/** Year of the grant: 1 is the first. */
const yearOf = (month: number): number => Math.max(1, Math.ceil(month / 12));

/** True where the tables hold the law of a day. */
const isKnown = (day: IsoDate): boolean => day >= (sharePerquisite.rows[0]?.from ?? day);

function exerciseOf(input: StockScheduleInput, shares: number, price: number, on: IsoDate, earlier: Rupees): EsopExerciseOutput | null {
  if (!isKnown(on)) return null;
  const { type = 'rsus', otherTaxableIncome = 0 } = input;
  return esopExercise({ ...input, type, shares, fairValue: price, allottedOn: on, otherTaxableIncome: added(otherTaxableIncome, earlier) });
}

/** Events by a key, in their order. */
function grouped(events: readonly VestingEvent[], keyOf: (event: VestingEvent) => string): (readonly [key: string, events: readonly VestingEvent[]])[] {
  const groups = new Map<string, VestingEvent[]>();
  for (const event of events) groups.set(keyOf(event), [...(groups.get(keyOf(event)) ?? []), event]);
  return [...groups];
}

function together(events: readonly VestingEvent[]): WorthRange & { readonly shares: number } {
  const end = (of: keyof WorthRange): VestedWorth => {
    const taxes = events.flatMap((event) => (event[of].tax === null ? [] : [paise(event[of].tax)]));
    return worthAfter(rupees(sum(events.map((event) => paise(event[of].value)))), taxes.length === 0 ? null : rupees(sum(taxes)));
  };
  return { shares: sum(events.map(({ shares }) => shares)), low: end('low'), high: end('high') };
}

function warningsOf(events: readonly VestingEvent[], last: EsopExerciseOutput | null | undefined): Warning[] {
  const isEarly = events.some(({ on }) => !isKnown(on));
  return [
    ...(isEarly ? [{ id: 'earlier-events-without-tax' }] : []),
    ...newestYearWarning(events.at(-1)?.on),
    ...(last?.warnings ?? []).filter(({ rule }) => rule !== undefined),
  ];
}
