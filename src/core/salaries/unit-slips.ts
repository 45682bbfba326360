import { usualDay } from '../calculators/usual-year.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { fairPayMethod, type FairPayMethod } from '../calculators/fair-pay-rules.ts';
import { firstAmount } from './pay-tally.ts';
import type { PublishedCell, SalaryFigures } from './salary-figures.ts';
import type { Currency } from './salary.ts';

/** An amount that is asked back about, and what may have been meant; null where nothing lies near. */
export interface AskedPay {
  readonly meant: number | null;
}

/** Tells whether the pay of twelve months is what may have been meant. */
export const isMonthly = ({ meant, amount }: AskedPay & { readonly amount: number }): boolean => meant !== null && Math.abs(meant - 12 * amount) < noted;

/** The amount of one field of a salary, as it is looked at for a slip. */
interface LookedAt {
  readonly amount: number;
  /** What else the job pays in a year. */
  readonly rest?: number;
  readonly currency: Currency;
}

/** Amounts are noted in whole thousands. */
const noted = 1_000;

/** A zero or two too many or too few, as fingers slip. */
const slipsOfZeros = [10, 1 / 10, 100, 1 / 100];

/** The most that is taken for the pay of a year without asking. */
export const lastAmount = (currency: Currency, { mostAmount }: FairPayMethod): number => (currency === 'USD' ? 10_000_000 : mostAmount);

/** The figures that a salary is held against: the narrowest of its currency. */
export const figuresFor = (cells: readonly PublishedCell[], currency: Currency): SalaryFigures | undefined =>
  cells.find(({ figures }) => figures.currency === currency)?.figures;

/**
 * Whether the unit of an amount may have slipped (F-03): the pay of the year lies far from what people in such a job earn, and the same as a month's, or in lakhs, lies near.
 * Without any figures only what hardly anyone earns is asked about. It is asked and never refused.
 */
export function askedPay(looked: LookedAt, figures?: SalaryFigures): AskedPay | undefined {
  const asked = slippedPay(looked, figures, slipsOfZeros);
  return asked && { meant: asked.meant === null ? null : Math.round(asked.meant / noted) * noted };
}

/** The same of an amount that was counted: to the rupee, and of slips of the unit alone unless more are named. */
export function slippedPay({ amount, rest = 0, currency }: LookedAt, figures?: SalaryFigures, more: readonly number[] = []): AskedPay | undefined {
  const { value: method } = inForceOn(fairPayMethod, usualDay);
  const isOutside = (pay: number): boolean => pay < firstAmount[currency] || pay > lastAmount(currency, method);
  const score = (pay: number): number => (figures ? Math.abs(Math.log(pay / medianOf(figures)) / figures.spread) : 0);
  const isFar = score(amount + rest) > method.outlierScore;
  if (amount <= 0 || !(isFar || isOutside(amount + rest))) return undefined;
  const others = [...method.slips, ...more]
    .map((factor) => (factor < 1 ? amount / Math.round(1 / factor) : amount * factor))
    .filter((other) => !isOutside(other + rest));
  const near = others.filter((other) => score(other + rest) < method.slipScore).toSorted((one, other) => score(one + rest) - score(other + rest));
  const meant = near[0] ?? null;
  return isOutside(amount + rest) || meant !== null ? { meant } : undefined;
}

const medianOf = ({ points }: SalaryFigures): number => points.find(({ percent }) => percent === 50)?.amount ?? Number.NaN;
