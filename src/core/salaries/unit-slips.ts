import { usualDay } from '../calculators/usual-year.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { fairPayMethod, type FairPayMethod } from '../calculators/fair-pay-rules.ts';
import { firstAmount } from './pay-tally.ts';
import type { PublishedCell, SalaryFigures } from './salary-figures.ts';
import type { Currency } from './salary.ts';

/** Null when no likely meaning is near. */
export interface AskedPay {
  readonly meant: number | null;
}

export const isMonthly = ({ meant, amount }: AskedPay & { readonly amount: number }): boolean => meant !== null && Math.abs(meant - 12 * amount) < noted;

interface LookedAt {
  readonly amount: number;
  readonly rest?: number;
  readonly currency: Currency;
}

const noted = 1_000;

const slipsOfZeros = [10, 1 / 10, 100, 1 / 100];

export const lastAmount = (currency: Currency, { mostAmount }: FairPayMethod): number => (currency === 'USD' ? 10_000_000 : mostAmount);

export const figuresFor = (cells: readonly PublishedCell[], currency: Currency): SalaryFigures | undefined =>
  cells.find(({ figures }) => figures.currency === currency)?.figures;

/** Asks about amounts far off unless read monthly or in lakhs, and never refuses (F-03). */
export function askedPay(looked: LookedAt, figures?: SalaryFigures): AskedPay | undefined {
  const asked = slippedPay(looked, figures, slipsOfZeros);
  return asked && { meant: asked.meant === null ? null : Math.round(asked.meant / noted) * noted };
}

/** Checks counted amounts to the rupee, only for unit slips unless more are named. */
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
