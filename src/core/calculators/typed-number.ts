import { latinDigits } from '../indian-scripts.ts';

/** A whole number as people type it, in the digits of any script of India and with its commas; null where nothing was said, nothing where it is none or too large. */
export function typedNumber(typed: string, most: number): number | null | undefined {
  const digits = latinDigits(typed).replaceAll(/[\s,₹]/g, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined;
}
