import { grouped } from '../figures/counts.ts';
import { latinDigits } from '../indian-scripts.ts';
import { withoutCommas } from './without-commas.ts';

/** Ends of a number field, from 0 unless it names another. */
export interface NumberEnds {
  readonly least?: number;
  readonly most: number;
  /** Decimals it takes, none by default. */
  readonly places?: number;
  readonly isPercent?: boolean;
}

export const endSaid = (end: number, { isPercent }: NumberEnds): string => `${grouped(end)}${isPercent ? '%' : ''}`;

export type NumberReading =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'empty' | 'unreadable' }
  /** Number outside the ends, with the end to offer. */
  | { readonly kind: 'beyond'; readonly nearest: number };

const aNumber = /^([-−–+]?)(\d+(?:\.(\d+))?)(%|percent|प्रतिशत)?$/i;

/** Digits whose spaces part thousands: 1 50 000. */
const inGroups = /^\D*\d{1,3}(?:\s\d{2,3})*\s\d{3}(?!\s?\d)/;

/** Reads a number as typed, in any Indian script. */
export function numberReading(typed: string, { least = 0, most, places = 0, isPercent = false }: NumberEnds): NumberReading {
  const latin = latinDigits(typed);
  const bare = withoutCommas(latin).replaceAll(/[\s₹]/g, '');
  if (bare === '') return { kind: 'empty' };
  if (/\d\s+\d/.test(latin) && !inGroups.test(latin)) return { kind: 'unreadable' };
  const [, sign = '', size, decimals = '', percent] = aNumber.exec(bare) ?? [];
  if (size === undefined || (percent !== undefined && !isPercent)) return { kind: 'unreadable' };
  const number = /[-−–]/.test(sign) ? 0 - Number(size) : Number(size);
  if (number < least || number > most) return { kind: 'beyond', nearest: number < least ? least : most };
  return decimals.length > places ? { kind: 'unreadable' } : { kind: 'number', number };
}

/** Whole number in any Indian script. Null if empty, undefined if invalid or too large. */
export function typedNumber(typed: string, most: number): number | null | undefined {
  const reading = numberReading(typed, { most });
  if (reading.kind === 'empty') return null;
  return reading.kind === 'number' ? reading.number : undefined;
}
