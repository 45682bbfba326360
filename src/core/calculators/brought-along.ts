import type { Rupees } from './answer-types.ts';
import { mostRupees } from './amount-in.ts';
import { isWorkPlace, type WorkPlace } from './work-place.ts';

export interface BroughtAlong {
  readonly annualCtc: Rupees;
  readonly place: WorkPlace | undefined;
  /** Job or other subject, or empty. */
  readonly name: string;
}

/** Link keys: `?ctc=1800000&city=pune&name=Software+Engineer`. */
export const broughtKeys = ['ctc', 'city', 'name'] as const;

const longestBroughtName = 80;

const otherNames: Readonly<Record<string, WorkPlace>> = { 'new-delhi': 'delhi', panaji: 'goa' };

/** Drops unreadable values. Undefined without an amount. */
export function broughtAlong(pairs: Readonly<Record<string, string>>): BroughtAlong | undefined {
  const annualCtc = rupeesIn(pairs['ctc']);
  return annualCtc === undefined ? undefined : { annualCtc, place: workPlaceNamed(pairs['city']), name: nameIn(pairs['name']) };
}

/** Clamps whole rupees to the calculators' maximum. Nothing for zero. */
function rupeesIn(text = ''): Rupees | undefined {
  if (!/^\d{1,20}$/.test(text)) return undefined;
  return Math.min(Number(text), mostRupees) || undefined;
}

export function workPlaceNamed(text = ''): WorkPlace | undefined {
  const name = Object.hasOwn(otherNames, text) ? otherNames[text] : text;
  return name !== undefined && isWorkPlace(name) ? name : undefined;
}

/** Single line without control or direction-changing characters. */
const nameIn = (text = ''): string =>
  text
    .replaceAll(/[\p{Cc}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, longestBroughtName)
    .toWellFormed()
    .trim();
