import { lakh, crore } from '../figures/rupee-units.ts';
import { grouped } from '../figures/counts.ts';

/** Yearly amount in crore, lakh or rupees for a narrow row. */
export interface OfferAmount {
  readonly unit: 'crore' | 'lakh' | 'rupees';
  readonly number: string;
}

const thousand = 1_000;

/** Rounded as displayed, so that visible amounts add up. */
export function shownRupees(rupees: number): number {
  const step = rupees >= crore ? lakh : rupees >= lakh ? thousand : 1;
  return Math.round(rupees / step) * step;
}

/** Picks the unit after rounding, so that 99,99,999 is a crore; undefined for zero. */
export function offerAmount(rupees: number): OfferAmount | undefined {
  const shown = shownRupees(rupees);
  if (shown <= 0) return undefined;
  if (shown >= crore) return { unit: 'crore', number: String(shown / crore) };
  if (shown >= lakh) return { unit: 'lakh', number: String(shown / lakh) };
  return { unit: 'rupees', number: grouped(shown) };
}

/** Whole percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number => (whole <= 0 ? 0 : Math.round((100 * part) / whole));
