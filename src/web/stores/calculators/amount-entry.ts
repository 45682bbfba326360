import { amountIn, mostRupees } from '#core/calculators/amount-in.ts';
import { numberReading, type NumberEnds } from '#core/calculators/typed-number.ts';
import { monthsInYear, timesInYear, type PayPer } from '#core/calculators/pay-periods.ts';
import { grouped } from '#core/figures/counts.ts';
import { Entry, type EntryKind } from '../forms/entry.ts';

export type AmountProblem = 'empty' | 'unit-unsure' | 'month-unsure' | 'unreadable' | 'too-much' | 'below-zero' | 'not-a-share';

export type AmountEntry = Entry<number, AmountProblem>;

interface AmountLimits {
  /** True for yearly amounts, where small numbers may mean lakhs. */
  readonly yearly?: boolean;
  /** Allows an empty field, meaning 0. */
  readonly optional?: boolean;
  /** True for an amount paid once, of no period. */
  readonly isOnce?: boolean;
  readonly most?: number;
  /** Allows monthly pay, and asks about a suspiciously small yearly one. */
  readonly isPay?: boolean;
  /** Reads small yearly pay as monthly instead of asking. */
  readonly isReadByMonth?: boolean;
  /** Keeps the field empty until filled in. */
  readonly isBlank?: boolean;
}

/** Bare yearly pay below this may be monthly. */
const surelyYearly = 120_000;

export const amountEntry = (example: number, limits: AmountLimits = {}): AmountEntry =>
  new Entry(rupees(limits), example, limits.isPay ? rupees(limits, 'month') : undefined);

const rupees = (
  { yearly = false, optional = false, isOnce = false, most = mostRupees, isPay = false, isReadByMonth = false, isBlank = false }: AmountLimits,
  per: PayPer = 'year',
): EntryKind<number, AmountProblem> => ({
  read: (text, isSure) => {
    const reading = amountIn(text, { yearly, per: yearly || isOnce ? per : 'month', least: 0, most });
    if (reading.kind === 'empty') return optional ? { value: 0 } : { problem: 'empty' };
    if (reading.kind === 'unit-unsure') return { problem: 'unit-unsure', guess: reading.meant };
    if (reading.kind === 'unreadable') return { problem: 'unreadable' };
    if (isPay && per === 'year' && reading.rupees > 0 && reading.rupees < surelyYearly && !(isReadByMonth && isSure) && !/\p{L}/u.test(text)) {
      const ofMonths = reading.rupees * monthsInYear;
      return isReadByMonth ? { value: ofMonths, said: 'month', isAssumed: true } : { problem: 'month-unsure', guess: ofMonths };
    }
    if (reading.clamped === 'to-least') return { problem: 'below-zero', guess: reading.rupees };
    return { value: reading.rupees, ...(yearly && { said: reading.said }), ...(reading.clamped && { remark: 'too-much' }) };
  },
  show: (value) => (isBlank && value === 0 ? '' : grouped(Math.round(value / timesInYear[per]))),
  write: (value) => (isPay && value > 0 && value < surelyYearly ? `${value} pa` : String(value)),
});

export const changeEntry = (example: number): AmountEntry => new Entry(change, example);

const signed = /^\s*[-−–]\s*/;

const change: EntryKind<number, AmountProblem> = {
  read: (text) => {
    const reading = rupees({ yearly: true }).read(text.replace(signed, ''), false);
    return signed.test(text) && 'value' in reading ? { ...reading, value: -reading.value } : reading;
  },
  show: grouped,
  write: String,
};

/** Number between two ends, which the entry tells its field. */
export type NumberEntry = Entry<number, 'not-between'>;

const within = (ends: NumberEnds): EntryKind<number, 'not-between'> => ({
  ends,
  read: (text) => {
    const reading = numberReading(text, ends);
    return reading.kind === 'number' ? { value: reading.number } : { problem: 'not-between' };
  },
  show: (value) => (ends.isPercent ? `${value}%` : String(value)),
  write: String,
});

const percents = { most: 100, places: 2, isPercent: true };

/** Change in percent, at least -100. */
export const signedPercentEntry = (example: number): NumberEntry => new Entry(within({ ...percents, least: -100, most: 10_000 }), example);

/** Percentage from 0 to 100 or another maximum. */
export const percentEntry = (example: number, most = percents.most): NumberEntry => new Entry(within({ ...percents, most }), example);

/** Whole number of something small, such as years. */
export const countEntry = (example: number, most: number): NumberEntry => new Entry(within({ most }), example);

export type BasicPay = { readonly percent: number } | { readonly monthly: number };

export type BasicPayEntry = Entry<BasicPay, AmountProblem>;

export const basicPayEntry = (percent: number): BasicPayEntry => new Entry(basicPay, { percent });

const basicPay: EntryKind<BasicPay, AmountProblem> = {
  read: (text) => {
    if (!text.trim()) return { problem: 'empty' };
    const share = numberReading(text, percents);
    if (share.kind === 'number') return { value: { percent: share.number } };
    if (share.kind === 'beyond' && /%/.test(text)) return { problem: 'not-a-share', guess: { percent: share.nearest } };
    const reading = amountIn(text, { per: 'month', most: mostRupees });
    if (reading.kind !== 'amount') return { problem: 'unreadable' };
    if (reading.clamped === 'to-least') return { problem: 'below-zero', guess: { monthly: reading.rupees } };
    return { value: { monthly: reading.rupees }, ...(reading.clamped && { remark: 'too-much' }) };
  },
  show: (value) => ('percent' in value ? `${value.percent}%` : grouped(value.monthly)),
  write: (value) => ('percent' in value ? `${value.percent}%` : String(value.monthly)),
};
