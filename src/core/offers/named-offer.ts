import { saysNothing } from '../content/plain-text.ts';
import type { OfferFacts } from './salary-offer.ts';

/** Requires a company and a job in what is stored. */
export const hasNames = ({ companyName, jobProfile }: Pick<OfferFacts, 'companyName' | 'jobProfile'>): boolean => ![companyName, jobProfile].some(saysNothing);

/** Allows one current salary; the composer keeps both rules where an offer is typed and kept. */
export const arePostable = (offers: readonly OfferFacts[]): boolean => offers.every(hasNames) && offers.filter(({ isCurrent }) => isCurrent).length <= 1;
