import { amountIn, mostRupees } from '#core/calculators/amount-in.ts';
import { latinDigits } from '#core/indian-scripts.ts';
import { monthsInYear, timesInYear, type PayPer } from '#core/calculators/pay-periods.ts';
import { grouped } from '#core/figures/counts.ts';
import { Entry, type EntryKind } from '../forms/entry.ts';

export type AmountProblem = 'empty' | 'unit-unsure' | 'month-unsure' | 'unreadable' | 'too-much' | 'below-zero' | 'not-a-share' | 'not-a-change';

export type AmountEntry = Entry<number, AmountProblem>;

interface AmountLimits {
  /** True for yearly amounts, where small numbers may mean lakhs. */
  readonly yearly?: boolean;
  /** Allows an empty field, meaning 0. */
  readonly optional?: boolean;
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
  { yearly = false, optional = false, most = mostRupees, isPay = false, isReadByMonth = false, isBlank = false }: AmountLimits,
  per: PayPer = 'year',
): EntryKind<number, AmountProblem> => ({
  read: (text, isSure) => {
    const reading = amountIn(text, { yearly, per, least: 0, most });
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

/** Change in percent, at least -100. */
export const signedPercentEntry = (example: number): AmountEntry => new Entry(signedShare, example);

const mostRaise = 10_000;

const signedShare: EntryKind<number, AmountProblem> = {
  read: (text) => {
    if (!text.trim()) return { problem: 'empty' };
    const percent = percentIn(text.replace(signed, ''));
    if (percent === undefined || percent > mostRaise) return { problem: 'not-a-change' };
    if (!signed.test(text)) return { value: percent };
    return percent > 100 ? { problem: 'not-a-change' } : { value: -percent };
  },
  show: (value) => `${value}%`,
  write: String,
};

/** Percentage from 0 to 100 or another maximum. */
export const percentEntry = (example: number, most = 100): AmountEntry => new Entry(share(most), example);

const share = (most: number): EntryKind<number, AmountProblem> => ({
  read: (text) => {
    if (!text.trim()) return { problem: 'empty' };
    const percent = percentIn(text);
    return percent === undefined || percent > most ? { problem: 'not-a-share' } : { value: percent };
  },
  show: (value) => `${value}%`,
  write: String,
});

export type BasicPay = { readonly percent: number } | { readonly monthly: number };

export type BasicPayEntry = Entry<BasicPay, AmountProblem>;

export const basicPayEntry = (percent: number): BasicPayEntry => new Entry(basicPay, { percent });

const basicPay: EntryKind<BasicPay, AmountProblem> = {
  read: (text) => {
    if (!text.trim()) return { problem: 'empty' };
    const percent = percentIn(text);
    if (percent !== undefined && (percent <= 100 || /%/.test(text))) return percent <= 100 ? { value: { percent } } : { problem: 'not-a-share' };
    const reading = amountIn(text, { yearly: false, least: 0, most: mostRupees });
    if (reading.kind === 'amount' && reading.clamped === 'to-least') return { problem: 'below-zero' };
    return reading.kind === 'amount' ? { value: { monthly: reading.rupees } } : { problem: 'unreadable' };
  },
  show: (value) => ('percent' in value ? `${value.percent}%` : grouped(value.monthly)),
  write: (value) => ('percent' in value ? `${value.percent}%` : String(value.monthly)),
};

/** Number with an optional sign: 50, 50%, ५० %, 12.5 per cent. */
function percentIn(text: string): number | undefined {
  const latin = latinDigits(text).trim();
  const [, number] = /^(\d{1,7}(?:\.\d{1,2})?)\s*(?:%|per ?cent|प्रतिशत)?$/i.exec(latin) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Whole number of something small, such as years. */
export const countEntry = (example: number, most: number): AmountEntry => new Entry(count(most), example);

const count = (most: number): EntryKind<number, AmountProblem> => ({
  read: (text) => {
    if (!text.trim()) return { problem: 'empty' };
    const value = percentIn(text);
    if (value === undefined || !Number.isInteger(value)) return { problem: 'unreadable' };
    return value > most ? { value: most, remark: 'too-much' } : { value };
  },
  show: String,
  write: String,
});
