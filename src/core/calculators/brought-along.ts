import type { Rupees } from './answer-types.ts';
import { mostRupees } from './amount-in.ts';
import { isWorkPlace, type WorkPlace } from './work-place.ts';

/** The pay that a link to a calculator brought along, such as what a job pays by what people say. */
export interface BroughtAlong {
  readonly annualCtc: Rupees;
  readonly place: WorkPlace | undefined;
  /** What it is the pay of; empty where the link does not say. */
  readonly name: string;
}

/** The keys of such a link: `?ctc=1800000&city=pune&name=Software+Engineer`. */
export const broughtKeys = ['ctc', 'city', 'name'] as const;

const longestBroughtName = 40;

/** Places that go by another name in links. */
const otherNames: Readonly<Record<string, WorkPlace>> = { 'new-delhi': 'delhi', panaji: 'goa' };

/** Reads what a link brought along. What nobody can read is dropped, and without an amount nothing came along. */
export function broughtAlong(pairs: Readonly<Record<string, string>>): BroughtAlong | undefined {
  const annualCtc = rupeesIn(pairs['ctc']);
  return annualCtc === undefined ? undefined : { annualCtc, place: workPlaceNamed(pairs['city']), name: nameIn(pairs['name']) };
}

/** Whole rupees in digits, clamped to the most that calculators count with; nothing is no pay. */
function rupeesIn(text = ''): Rupees | undefined {
  if (!/^\d{1,20}$/.test(text)) return undefined;
  return Math.min(Number(text), mostRupees) || undefined;
}

/** The place of work that a name in URLs means. */
export function workPlaceNamed(text = ''): WorkPlace | undefined {
  const name = Object.hasOwn(otherNames, text) ? otherNames[text] : text;
  return name !== undefined && isWorkPlace(name) ? name : undefined;
}

/** One line of text: control characters and those that turn the direction of text are left out. */
const nameIn = (text = ''): string =>
  text
    .replaceAll(/[\p{Cc}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, longestBroughtName)
    .toWellFormed()
    .trim();
