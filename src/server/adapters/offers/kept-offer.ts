import type { OfferFacts } from '#core/offers/salary-offer.ts';
import { checked, sanitized, sanitizedJson, type SanitizedJson } from '../content/sanitized-text.ts';

/** Sanitises an offer's texts and checks them for abuse. */
export const keptOffer = ({ companyName, jobProfile, location, ...figures }: Omit<OfferFacts, 'isCurrent'> & Partial<OfferFacts>): SanitizedJson =>
  sanitizedJson({
    ...figures,
    ...checked({ companyName: sanitized(companyName), jobProfile: sanitized(jobProfile), location: sanitized(location ?? '') || null }),
  });
