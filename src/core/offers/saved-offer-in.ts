import { longestOfferLocation, longestOfferName, mostOfferRupees, mostOfferYears, workModes, type SavedOffer } from './salary-offer.ts';

/** Undefined if invalid, since device storage may be tampered with. */
export function savedOfferIn(value: unknown): SavedOffer | undefined {
  const kept: Readonly<Record<string, unknown>> = { ...Object(value) };
  const [offerId, companyName, jobProfile] = ['offerId', 'companyName', 'jobProfile'].map((name) => boundedTextIn(kept[name], longestOfferName));
  const location = kept['location'] === null ? null : boundedTextIn(kept['location'], longestOfferLocation);
  const experienceYears = numberIn(kept['experienceYears'], mostOfferYears);
  const [fixedRupees, variableRupees, stockRupees] = ['fixedRupees', 'variableRupees', 'stockRupees'].map((name) => numberIn(kept[name], mostOfferRupees));
  const workMode = workModes.find((mode) => mode === kept['workMode']);
  if (!offerId || !companyName || !jobProfile || location === undefined || !workMode || !fixedRupees) return undefined;
  if (experienceYears === undefined || variableRupees === undefined || stockRupees === undefined) return undefined;
  const pay = { fixedRupees, variableRupees, stockRupees };
  return { offerId, companyName, jobProfile, location, experienceYears, ...pay, workMode, isCurrent: kept['isCurrent'] === true };
}

const boundedTextIn = (value: unknown, longest: number): string | undefined => (typeof value === 'string' && value.length <= longest ? value : undefined);

const numberIn = (value: unknown, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;
