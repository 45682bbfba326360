import { lakh, crore } from './rupee-units.ts';
import { grouped } from './counts.ts';

/** The unit behind an amount of pay, with its space: 12 LPA, 1.2 Cr. */
export type PayUnits = Readonly<Record<'lakh' | 'crore', string>>;

const latinUnits: PayUnits = { lakh: ' LPA', crore: ' Cr' };

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
export function salaryText(amount: number, units: PayUnits = latinUnits): string {
  if (Number.isNaN(amount)) return '';
  if (amount === 0) return '0';
  if (amount < 0) return `−${salaryText(-amount, units)}`;
  return isCrores(amount) ? hundredths(amount, crore) + units.crore : hundredths(amount, lakh) + units.lakh;
}
