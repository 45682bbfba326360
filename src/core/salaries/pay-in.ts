import { amountIn } from '../calculators/amount-in.ts';
import type { PayPer, PayPeriod } from '../calculators/pay-periods.ts';
import { lakh } from '../figures/rupee-units.ts';
import { mostPayLakhs, mostPayThousands, type Currency } from './salary.ts';

export type PayReading =
  | { readonly kind: 'nothing' | 'unreadable' }
  | { readonly kind: 'amount'; readonly amount: number; readonly said?: PayPeriod }
  | { readonly kind: 'unsure'; readonly meant: number };

const thousand = 1_000;

export const mostPay = mostPayLakhs * lakh + mostPayThousands * thousand;

/** Reads pay in lakhs typed as rupees, then asks back (F-03). */
const mostTyped = mostPay * lakh;

const dollarSigns = /us\$|\$|\busd\b|\bdollars?\b/gi;

/** Asks back about short numbers without a unit. */
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

export type PayUnclear = 'unsure' | 'unreadable' | 'much';

/** Problem of a typed amount by itself. */
export function payProblemOf(reading: PayReading): PayUnclear | undefined {
  if (reading.kind === 'amount') return notedPay(reading.amount) > mostPay ? 'much' : undefined;
  return reading.kind === 'nothing' ? undefined : reading.kind;
}

/** Whole thousands, as a salary is sent. */
export const notedPay = (amount: number): number => Math.round(amount / thousand) * thousand;
