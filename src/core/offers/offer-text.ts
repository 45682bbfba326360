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

/** The offer in what was typed, or nothing while company, role or fixed pay are missing or an amount is none. */
export function offerIn({ companyName, jobProfile, location, experienceYears, workMode, isCurrent, ...amounts }: OfferText): OfferFacts | undefined {
  const [fixedRupees, variableRupees, stockRupees] = [amounts.fixedRupees, amounts.variableRupees, amounts.stockRupees].map(rupeesIn);
  const years = numberIn(experienceYears);
  const isWhole = fixedRupees !== undefined && variableRupees !== undefined && stockRupees !== undefined && years !== undefined;
  if (!isWhole || fixedRupees === 0 || years > offerConfig.mostYears || !companyName.trim() || !jobProfile.trim()) return undefined;
  const place = location.trim() || null;
  const facts = { companyName: companyName.trim(), jobProfile: jobProfile.trim(), location: place, experienceYears: Math.floor(years) };
  return { ...facts, fixedRupees, variableRupees, stockRupees, workMode, isCurrent };
}

/** Nothing typed is nothing earned. */
const numberIn = (text: string): number | undefined => (/^\s*(?:\d{1,5}(?:\.\d{1,3})?)?\s*$/.test(text) ? Number(text) : undefined);

function rupeesIn(text: string): number | undefined {
  const inLakh = numberIn(text.replaceAll(',', ''));
  const rupees = inLakh === undefined ? undefined : Math.round(inLakh * lakh);
  return rupees !== undefined && rupees <= offerConfig.mostRupees ? rupees : undefined;
}
