import { lakh, crore } from '../figures/rupee-units.ts';
import { grouped } from '../figures/counts.ts';

/** A yearly amount as it is said in a narrow row: in crore, in lakh, or in rupees. */
export interface OfferAmount {
  readonly unit: 'crore' | 'lakh' | 'rupees';
  readonly number: string;
}

const thousand = 1_000;

/** An amount as a row shows it: up to two decimals of its unit, half up. Amounts that stand side by side are added up as they are shown. */
export function shownRupees(rupees: number): number {
  const step = rupees >= crore ? lakh : rupees >= lakh ? thousand : 1;
  return Math.round(rupees / step) * step;
}

/** The number and the unit of an amount; the unit is chosen after rounding, so that 99,99,999 is a crore. Nothing is said of nothing. */
export function offerAmount(rupees: number): OfferAmount | undefined {
  const shown = shownRupees(rupees);
  if (shown <= 0) return undefined;
  if (shown >= crore) return { unit: 'crore', number: String(shown / crore) };
  if (shown >= lakh) return { unit: 'lakh', number: String(shown / lakh) };
  return { unit: 'rupees', number: grouped(shown) };
}

/** The share of a part in whole percent; of nothing there is none. */
export const percentOf = (part: number, whole: number): number => (whole <= 0 ? 0 : Math.round((100 * part) / whole));
