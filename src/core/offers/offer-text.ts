import { latinDigits, withoutCommas } from '../calculators/amount-in.ts';
import { lakh } from '../figures/rupee-units.ts';
import { offerConfig, type OfferFacts, type WorkMode } from './salary-offer.ts';

/** An offer as it is typed: amounts in lakh. */
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

const typedLakh = (rupees: number): string => (rupees ? String(rupees / lakh) : '');

/** A kept offer as it would be typed. */
export const offerTextOf = (offer: OfferFacts): OfferText => ({
  companyName: offer.companyName,
  jobProfile: offer.jobProfile,
  location: offer.location ?? '',
  experienceYears: String(offer.experienceYears),
  fixedRupees: typedLakh(offer.fixedRupees),
  variableRupees: typedLakh(offer.variableRupees),
  stockRupees: typedLakh(offer.stockRupees),
  workMode: offer.workMode,
  isCurrent: offer.isCurrent,
});

const needed = ['companyName', 'jobProfile', 'fixedRupees'] as const;
const amounts = ['fixedRupees', 'variableRupees', 'stockRupees'] as const;

/** The problem of a field of an offer: nothing stands in it, it is no amount in lakh, or no number of years, which are said even where they are none. */
export type OfferTextProblem = 'missing' | 'amount' | 'years';

/** The fields that keep what was typed from being an offer. */
export function offerTextProblems(text: OfferText): Partial<Record<keyof OfferText, OfferTextProblem>> {
  const years = yearsIn(text.experienceYears);
  return {
    ...(years === undefined || years > offerConfig.mostYears ? { experienceYears: 'years' } : {}),
    ...Object.fromEntries(amounts.filter((name) => rupeesIn(text[name]) === undefined).map((name) => [name, 'amount'])),
    ...Object.fromEntries(needed.filter((name) => text[name].trim() === '').map((name) => [name, 'missing'])),
    ...(rupeesIn(text.fixedRupees) === 0 && text.fixedRupees.trim() !== '' ? { fixedRupees: 'amount' } : {}),
  };
}

/** The texts and numbers that were typed, as they stand. */
export const typedIn = ({ workMode: _mode, isCurrent: _current, ...typed }: OfferText): readonly string[] =>
  Object.values(typed).filter((text) => text.trim() !== '');

/** The offer in what was typed, or nothing while company, role, years or fixed pay are missing or an amount is none. */
export function offerIn(text: OfferText): OfferFacts | undefined {
  const [fixedRupees, variableRupees, stockRupees] = [text.fixedRupees, text.variableRupees, text.stockRupees].map(rupeesIn);
  const years = yearsIn(text.experienceYears);
  const isWhole = fixedRupees !== undefined && variableRupees !== undefined && stockRupees !== undefined && years !== undefined;
  if (!isWhole || Object.keys(offerTextProblems(text)).length > 0) return undefined;
  const place = text.location.trim() || null;
  const facts = { companyName: text.companyName.trim(), jobProfile: text.jobProfile.trim(), location: place, experienceYears: Math.floor(years) };
  return { ...facts, fixedRupees, variableRupees, stockRupees, workMode: text.workMode, isCurrent: text.isCurrent };
}

/** The number in a text, in the digits of any script of India; nothing typed is nothing earned. */
function numberIn(text: string): number | undefined {
  const latin = withoutCommas(latinDigits(text));
  return /^\s*(?:\d{1,5}(?:\.\d{1,3})?)?\s*$/.test(latin) ? Number(latin) : undefined;
}

/** The years in a text. Nothing typed says nothing, for no years at all make a fresher. */
const yearsIn = (text: string): number | undefined => (text.trim() === '' ? undefined : numberIn(text));

function rupeesIn(text: string): number | undefined {
  const inLakh = numberIn(text);
  const rupees = inLakh === undefined ? undefined : Math.round(inLakh * lakh);
  return rupees !== undefined && rupees <= offerConfig.mostRupees ? rupees : undefined;
}
