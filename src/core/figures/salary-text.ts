import { lakh, crore } from './rupee-units.ts';
import { grouped } from './counts.ts';

/** Unit with its leading space: 12 LPA, 1.2 Cr. */
export type PayUnits = Readonly<Record<'lakh' | 'crore', string>>;

export interface CurrencyUnits extends PayUnits {
  readonly thousandDollars: string;
}

const latinUnits: CurrencyUnits = { lakh: ' LPA', crore: ' Cr', thousandDollars: 'k DPA' };

const western = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Up to two decimals, half up, without trailing zeros. */
function hundredths(amount: number, size: number): string {
  const rounded = Math.floor((amount * 100) / size + 0.5);
  const rest = String(rounded % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return grouped(Math.floor(rounded / 100)) + (rest && `.${rest}`);
}

/** Chooses the unit after rounding, so that 99,99,990 is a crore. */
const isCrores = (amount: number): boolean => Math.floor((amount * 100) / lakh + 0.5) >= (crore / lakh) * 100;

/** Yearly pay in rupees: 6 LPA, 9.5 LPA, 1.1 Cr. */
export const salaryText = (amount: number, units: PayUnits = latinUnits): string => payText(amount, 'INR', { ...latinUnits, ...units });

/** Yearly pay in either currency: 6 LPA, 120k DPA. */
export function payText(amount: number, currency: PayEnds['currency'], units: CurrencyUnits = latinUnits): string {
  if (Number.isNaN(amount)) return '';
  if (amount < 0) return `−${payText(-amount, currency, units)}`;
  const { number, unit } = measured(amount, currency, units);
  return number + unit;
}

/** Zero carries no unit. */
function measured(amount: number, currency: PayEnds['currency'], units: CurrencyUnits): { readonly number: string; readonly unit: string } {
  if (amount === 0) return { number: '0', unit: '' };
  if (currency === 'USD') return { number: western.format(Math.floor(amount / 10 + 0.5) / 100), unit: units.thousandDollars };
  return isCrores(amount) ? { number: hundredths(amount, crore), unit: units.crore } : { number: hundredths(amount, lakh), unit: units.lakh };
}

/** Pay range; a missing end is unknown. */
export interface PayEnds {
  readonly currency: 'INR' | 'USD';
  readonly from: number | null;
  readonly to: number | null;
}

export interface RangeWords {
  readonly between: (low: string, high: string) => string;
  readonly from: (low: string) => string;
  readonly upTo: (high: string) => string;
  readonly notDisclosed: string;
}

/** States a shared unit once, `6 – 9.5 LPA`, else both, `95 LPA – 1.1 Cr`. */
export function payRangeText({ currency, from, to }: PayEnds, words: RangeWords, units: CurrencyUnits = latinUnits): string {
  if (from === null) return to === null ? words.notDisclosed : words.upTo(payText(to, currency, units));
  const low = payText(from, currency, units);
  if (to === null) return words.from(low);
  const high = payText(to, currency, units);
  if (low === high) return low;
  const [first, last] = [measured(from, currency, units), measured(to, currency, units)];
  return words.between(first.unit === last.unit ? first.number : low, high);
}
