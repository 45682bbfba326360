import { latinDigits } from '../indian-scripts.ts';

/** Whole number in any Indian script. Null if empty, undefined if invalid or too large. */
export function typedNumber(typed: string, most: number): number | null | undefined {
  const digits = latinDigits(typed).replaceAll(/[\s,₹]/g, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined;
}
