import { saysNothing } from '../content/plain-text.ts';
import type { OfferFacts } from './salary-offer.ts';

/** Requires a company and a job in what is stored. */
export const hasNames = ({ companyName, jobProfile }: Pick<OfferFacts, 'companyName' | 'jobProfile'>): boolean => ![companyName, jobProfile].some(saysNothing);
