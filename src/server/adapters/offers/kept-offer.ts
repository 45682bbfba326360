import { Failure } from '#core/failure.ts';
import { hasNames } from '#core/offers/named-offer.ts';
import type { OfferFacts } from '#core/offers/salary-offer.ts';
import { checked, sanitized, sanitizedJson, type SanitizedJson } from '../content/sanitized-text.ts';

/** Sanitises an offer's texts and checks them for abuse. */
export function keptOffer({ companyName, jobProfile, location, ...figures }: Omit<OfferFacts, 'isCurrent'> & Partial<OfferFacts>): SanitizedJson {
  if (!hasNames({ companyName, jobProfile })) throw new Failure('invalid', 'An offer needs a company and a job.', { code: 'RULE_BROKEN' });
  return sanitizedJson({
    ...figures,
    ...checked({ companyName: sanitized(companyName), jobProfile: sanitized(jobProfile), location: sanitized(location ?? '') || null }),
  });
}
