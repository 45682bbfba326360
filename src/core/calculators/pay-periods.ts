export const payPers = ['month', 'year'] as const;
export type PayPer = (typeof payPers)[number];

export type PayPeriod = PayPer | 'day';

export const payPerNamed = (name: unknown): PayPer | undefined => payPers.find((per) => per === name);

export const monthsInYear = 12;

/** Paid days of a month, with one day off each week. */
export const paidDaysInMonth = 26;

export const timesInYear: Readonly<Record<PayPeriod, number>> = { day: paidDaysInMonth * monthsInYear, month: monthsInYear, year: 1 };

const names: Readonly<Record<PayPeriod, string>> = {
  day: String.raw`days?|daily|din|dain?ik|roz(?:aa?na)?|dihaa?[dr]i|p\.?\s?d|दिन|रोज\u093c?(?:ाना)?|दैनिक|दिहाड\u093c?ी`,
  month: String.raw`months?|monthly|mth|mo|mahin[ae]|mahee?n[ae]|masik|p\.?\s?m|महीन[ाे]|माह|मासिक`,
  year: String.raw`annum|annual(?:ly)?|years?|yearly|yr|saa?l|saa?l[ae]+na|p\.?\s?a|साल(?:ाना)?|वर्ष|वार्षिक`,
};

const each = String.raw`(?:(?:(?:in\s+)?an?|per|each|every|prati|har|प्रति|हर)\s*|\/\s*)?`;
const of = String.raw`(?:\s*(?:ke|ka|ki|mein?|का|के|की|में))?`;

const periods: readonly (readonly [PayPeriod, RegExp])[] = (['day', 'month', 'year'] as const).map((period) => [
  period,
  new RegExp(String.raw`^${each}(?:${names[period]})(?![\p{L}\p{M}])\.?${of}[\s:]+|[\s,]*${each}(?:${names[period]})\.?${of}$`, 'u'),
]);

/** Takes a period from either end of a lowercase text. */
export function splitPeriod(text: string): { readonly rest: string; readonly period?: PayPeriod } {
  for (const [period, named] of periods) {
    const rest = text.replace(named, '').trim();
    if (rest !== text) return { rest, period };
  }
  return { rest: text };
}
