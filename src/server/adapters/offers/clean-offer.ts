import type { OfferFacts } from '#core/offers/salary-offer.ts';
import { checked, cleaned, cleanedJson, type CleanJson } from '../content/clean-text.ts';

/** The facts of an offer as they are kept: each text sanitized, and checked for abuse. */
export const cleanOffer = ({ companyName, jobProfile, location, ...figures }: Omit<OfferFacts, 'isCurrent'> & Partial<OfferFacts>): CleanJson =>
  cleanedJson({
    ...figures,
    ...checked({ companyName: cleaned(companyName), jobProfile: cleaned(jobProfile), location: cleaned(location ?? '') || null }),
  });
