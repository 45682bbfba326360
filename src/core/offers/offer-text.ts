import { amountIn, withoutCommas } from '../calculators/amount-in.ts';
import { latinDigits } from '../indian-scripts.ts';
import { grouped } from '../figures/counts.ts';
import { offerConfig, type OfferFacts, type WorkMode } from './salary-offer.ts';

/** An offer as it is typed: amounts in rupees or with their unit, as in every other form. */
export interface OfferText {
  readonly companyName: string;
  readonly jobProfile: string;
  readonly location: string;
  readonly experienceYears: string;
  readonly fixedRupees: string;
  readonly variableRupees: string;
  readonly stockRupees: string;
  readonly workMode: WorkMode;
  readonly isCurrent: boolean;
}

/** An offer in which nothing is typed. */
export const emptyOfferText: OfferText = {
  companyName: '',
  jobProfile: '',
  location: '',
  experienceYears: '',
  fixedRupees: '',
  variableRupees: '',
  stockRupees: '',
  workMode: 'office',
  isCurrent: false,
};

const typedRupees = (rupees: number): string => (rupees ? grouped(rupees) : '');

/** A kept offer as it would be typed. */
export const offerTextOf = (offer: OfferFacts): OfferText => ({
  companyName: offer.companyName,
  jobProfile: offer.jobProfile,
  location: offer.location ?? '',
  experienceYears: String(offer.experienceYears),
  fixedRupees: typedRupees(offer.fixedRupees),
  variableRupees: typedRupees(offer.variableRupees),
  stockRupees: typedRupees(offer.stockRupees),
  workMode: offer.workMode,
  isCurrent: offer.isCurrent,
});

const needed = ['companyName', 'jobProfile', 'fixedRupees'] as const;

/** The amounts of an offer. */
export const offerAmounts = ['fixedRupees', 'variableRupees', 'stockRupees'] as const;

/** Amounts are noted in whole thousands: to the rupee, few have the same. */
const noted = 1_000;

/** The problem of a field of an offer: nothing is in it, its amount cannot be read, may be meant in lakhs, or is none that an offer can have, or it is no number of years, which are said even where they are none. */
export type OfferTextProblem = 'missing' | 'unreadable' | 'unsure' | 'amount' | 'years';

/** The fields that keep what was typed from being an offer. */
export function offerTextProblems(text: OfferText): Partial<Record<keyof OfferText, OfferTextProblem>> {
  const years = yearsIn(text.experienceYears);
  return {
    ...(years === undefined || years > offerConfig.mostYears ? { experienceYears: 'years' } : {}),
    ...(offerRupeesIn(text.fixedRupees) === 0 ? { fixedRupees: 'amount' } : {}),
    ...Object.fromEntries(offerAmounts.map((name) => [name, amountProblem(text[name])] as const).filter(([, problem]) => problem !== undefined)),
    ...Object.fromEntries(needed.filter((name) => text[name].trim() === '').map((name) => [name, 'missing'])),
  };
}

/** The texts and numbers that were typed, as they stand. */
export const typedIn = ({ workMode: _mode, isCurrent: _current, ...typed }: OfferText): readonly string[] =>
  Object.values(typed).filter((text) => text.trim() !== '');

/** The offer in what was typed, or nothing while company, role, years or fixed pay are missing or an amount is none. */
export function offerIn(text: OfferText): OfferFacts | undefined {
  const [fixedRupees, variableRupees, stockRupees] = offerAmounts.map((name) => offerRupeesIn(text[name]));
  const years = yearsIn(text.experienceYears);
  const isWhole = fixedRupees !== undefined && variableRupees !== undefined && stockRupees !== undefined && years !== undefined;
  if (!isWhole || Object.keys(offerTextProblems(text)).length > 0) return undefined;
  const place = text.location.trim() || null;
  const facts = { companyName: text.companyName.trim(), jobProfile: text.jobProfile.trim(), location: place, experienceYears: Math.floor(years) };
  return { ...facts, fixedRupees, variableRupees, stockRupees, workMode: text.workMode, isCurrent: text.isCurrent };
}

/** The years in a text, in the digits of any script of India. Nothing typed says nothing, for no years at all make a fresher. */
function yearsIn(text: string): number | undefined {
  const latin = withoutCommas(latinDigits(text)).trim();
  return /^\d{1,5}(?:\.\d{1,3})?$/.test(latin) ? Number(latin) : undefined;
}

const readingOf = (text: string) => amountIn(text, { yearly: true, most: offerConfig.mostRupees });

/** An amount as it was understood, in whole thousands as pay is noted everywhere; nothing typed is nothing earned. */
export function offerRupeesIn(text: string): number | undefined {
  const reading = readingOf(text);
  if (reading.kind === 'empty') return 0;
  return reading.kind === 'amount' && reading.clamped === null ? Math.round(reading.rupees / noted) * noted : undefined;
}

/** The problem of a typed amount by itself. */
export function amountProblem(text: string): OfferTextProblem | undefined {
  const reading = readingOf(text);
  if (reading.kind === 'unit-unsure') return 'unsure';
  if (reading.kind === 'amount' && reading.clamped === 'to-most') return 'amount';
  return offerRupeesIn(text) === undefined ? 'unreadable' : undefined;
}
