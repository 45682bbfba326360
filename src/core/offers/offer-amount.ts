import { lakh, crore } from '../figures/rupee-units.ts';
import { grouped } from '../figures/counts.ts';

/** A yearly amount as it is said in a narrow row: in crore, in lakh, or in rupees. */
export interface OfferAmount {
  readonly unit: 'crore' | 'lakh' | 'rupees';
  readonly number: string;
}

/** One decimal where there is one; two for crore, so that no lakh is lost. Nothing is said of nothing. */
export function offerAmount(rupees: number): OfferAmount | undefined {
  if (rupees <= 0) return undefined;
  if (rupees >= crore) return { unit: 'crore', number: shortest(rupees / crore, 2) };
  if (rupees >= lakh) return { unit: 'lakh', number: shortest(rupees / lakh, 1) };
  return { unit: 'rupees', number: grouped(rupees) };
}

const shortest = (number: number, decimals: number): string => String(Number(number.toFixed(decimals)));

/** The share of a part in whole percent; of nothing there is none. */
export const percentOf = (part: number, whole: number): number => (whole <= 0 ? 0 : Math.round((100 * part) / whole));
