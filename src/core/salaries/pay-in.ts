import { amountIn } from '../calculators/amount-in.ts';
import type { PayPer, PayPeriod } from '../calculators/pay-periods.ts';
import { lakh } from '../figures/rupee-units.ts';
import { mostPayLakhs, mostPayThousands, type Currency } from './salary.ts';

/** A typed amount, as it was understood. */
export type PayReading =
  | { readonly kind: 'nothing' | 'unreadable' }
  | { readonly kind: 'amount'; readonly amount: number; /** The period that the text named. */ readonly said?: PayPeriod }
  /** A number without its unit, and the amount of a year that it is most likely short for. */
  | { readonly kind: 'unsure'; readonly meant: number };

const thousand = 1_000;

/** The most that one part of a pay can be. */
export const mostPay = mostPayLakhs * lakh + mostPayThousands * thousand;

/** The most that is read: a pay in lakhs that was typed as rupees, and so is asked back about (F-03). */
const mostTyped = mostPay * lakh;

const dollarSigns = /us\$|\$|\busd\b|\bdollars?\b/gi;

/** Reads the amount of a year as people type it; a short number without a unit is asked about. */
export function payIn(typed: string, currency: Currency, per: PayPer = 'year'): PayReading {
  const isDollars = currency === 'USD';
  const reading = amountIn(isDollars ? typed.replaceAll(dollarSigns, ' ') : typed, {
    yearly: true,
    per,
    most: mostTyped,
    ...(isDollars && { short: 'thousand' }),
  });
  if (reading.kind === 'empty') return { kind: 'nothing' };
  if (reading.kind === 'unit-unsure') return { kind: 'unsure', meant: reading.meant };
  if (reading.kind === 'unreadable' || reading.clamped === 'to-least') return { kind: 'unreadable' };
  return { kind: 'amount', amount: reading.rupees, ...(reading.said && { said: reading.said }) };
}
