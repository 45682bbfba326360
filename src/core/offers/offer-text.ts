import { amountIn } from '../calculators/amount-in.ts';
import { saysNothing } from '../content/plain-text.ts';
import { withoutCommas } from '../calculators/without-commas.ts';
import { latinDigits } from '../indian-scripts.ts';
import { grouped } from '../figures/counts.ts';
import { offerConfig, type OfferFacts, type WorkMode } from './salary-offer.ts';

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

export const offerAmounts = ['fixedRupees', 'variableRupees', 'stockRupees'] as const;

/** Rounding in rupees, since exact amounts would identify people. */
const noted = 1_000;

export type OfferTextProblem = 'missing' | 'unreadable' | 'unsure' | 'amount' | 'years';

export function offerTextProblems(text: OfferText): Partial<Record<keyof OfferText, OfferTextProblem>> {
  const years = yearsIn(text.experienceYears);
  return {
    ...(years === undefined || years > offerConfig.mostYears ? { experienceYears: 'years' } : {}),
    ...(offerRupeesIn(text.fixedRupees) === 0 ? { fixedRupees: 'amount' } : {}),
    ...Object.fromEntries(offerAmounts.map((name) => [name, amountProblem(text[name])] as const).filter(([, problem]) => problem !== undefined)),
    ...Object.fromEntries(needed.filter((name) => saysNothing(text[name])).map((name) => [name, 'missing'])),
  };
}

export const typedIn = ({ workMode: _mode, isCurrent: _current, ...typed }: OfferText): readonly string[] =>
  Object.values(typed).filter((text) => text.trim() !== '');

/** Undefined while a required field is missing or an amount invalid. */
export function offerIn(text: OfferText): OfferFacts | undefined {
  const [fixedRupees, variableRupees, stockRupees] = offerAmounts.map((name) => offerRupeesIn(text[name]));
  const years = yearsIn(text.experienceYears);
  const isWhole = fixedRupees !== undefined && variableRupees !== undefined && stockRupees !== undefined && years !== undefined;
  if (!isWhole || Object.keys(offerTextProblems(text)).length > 0) return undefined;
  const place = text.location.trim() || null;
  const facts = { companyName: text.companyName.trim(), jobProfile: text.jobProfile.trim(), location: place, experienceYears: Math.floor(years) };
  return { ...facts, fixedRupees, variableRupees, stockRupees, workMode: text.workMode, isCurrent: text.isCurrent };
}

/** Reads digits of any Indian script; undefined if empty, as zero years mean a fresher. */
function yearsIn(text: string): number | undefined {
  const latin = withoutCommas(latinDigits(text)).trim();
  return /^\d{1,5}(?:\.\d{1,3})?$/.test(latin) ? Number(latin) : undefined;
}

const readingOf = (text: string) => amountIn(text, { yearly: true, most: offerConfig.mostRupees });

/** Whole thousands; empty counts as zero. */
export function offerRupeesIn(text: string): number | undefined {
  const reading = readingOf(text);
  if (reading.kind === 'empty') return 0;
  return reading.kind === 'amount' && reading.clamped === null ? Math.round(reading.rupees / noted) * noted : undefined;
}

export function amountProblem(text: string): OfferTextProblem | undefined {
  const reading = readingOf(text);
  if (reading.kind === 'unit-unsure') return 'unsure';
  if (reading.kind === 'amount' && reading.clamped === 'to-most') return 'amount';
  return offerRupeesIn(text) === undefined ? 'unreadable' : undefined;
}
