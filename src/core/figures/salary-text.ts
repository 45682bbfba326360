import { lakh, crore } from './rupee-units.ts';
import { grouped } from './counts.ts';

/** The unit behind an amount of pay, with its space: 12 LPA, 1.2 Cr. */
export type PayUnits = Readonly<Record<'lakh' | 'crore', string>>;

/** The units of both currencies that people are paid in. */
export interface CurrencyUnits extends PayUnits {
  readonly thousandDollars: string;
}

const latinUnits: CurrencyUnits = { lakh: ' LPA', crore: ' Cr', thousandDollars: 'k DPA' };

const western = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Up to two decimals, half up, without zeros at the end. */
function hundredths(amount: number, size: number): string {
  const rounded = Math.floor((amount * 100) / size + 0.5);
  const rest = String(rounded % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return grouped(Math.floor(rounded / 100)) + (rest && `.${rest}`);
}

/** The unit is chosen after rounding, so that 99,99,990 is a crore. */
const isCrores = (amount: number): boolean => Math.floor((amount * 100) / lakh + 0.5) >= (crore / lakh) * 100;

/** A pay in rupees a year as people say it: 6 LPA, 9.5 LPA, 1.1 Cr. */
export const salaryText = (amount: number, units: PayUnits = latinUnits): string => payText(amount, 'INR', { ...latinUnits, ...units });

/** A pay a year in either currency: 6 LPA, 120k DPA. */
export function payText(amount: number, currency: PayEnds['currency'], units: CurrencyUnits = latinUnits): string {
  if (Number.isNaN(amount)) return '';
  if (amount < 0) return `−${payText(-amount, currency, units)}`;
  const { number, unit } = measured(amount, currency, units);
  return number + unit;
}

/** A number and its unit; nothing at all is of no unit. */
function measured(amount: number, currency: PayEnds['currency'], units: CurrencyUnits): { readonly number: string; readonly unit: string } {
  if (amount === 0) return { number: '0', unit: '' };
  if (currency === 'USD') return { number: western.format(Math.floor(amount / 10 + 0.5) / 100), unit: units.thousandDollars };
  return isCrores(amount) ? { number: hundredths(amount, crore), unit: units.crore } : { number: hundredths(amount, lakh), unit: units.lakh };
}

/** Two ends of a pay; an end that is missing is not known. */
export interface PayEnds {
  readonly currency: 'INR' | 'USD';
  readonly from: number | null;
  readonly to: number | null;
}

/** The words between and around the ends of a range. */
export interface RangeWords {
  readonly between: (low: string, high: string) => string;
  readonly from: (low: string) => string;
  readonly upTo: (high: string) => string;
  readonly notDisclosed: string;
}

/** A range of pay: the unit once where both ends have it, `6 – 9.5 LPA`, both of them where they differ, `95 LPA – 1.1 Cr`. */
export function payRangeText({ currency, from, to }: PayEnds, words: RangeWords, units: CurrencyUnits = latinUnits): string {
  if (from === null) return to === null ? words.notDisclosed : words.upTo(payText(to, currency, units));
  const low = payText(from, currency, units);
  if (to === null) return words.from(low);
  const high = payText(to, currency, units);
  if (low === high) return low;
  const [first, last] = [measured(from, currency, units), measured(to, currency, units)];
  return words.between(first.unit === last.unit ? first.number : low, high);
}
