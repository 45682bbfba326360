import { hasTypedOffer } from './typed-offer.ts';
import type { Writing } from './writing.ts';

export type DraftOfferProblem = 'offer' | 'offer-not-added' | 'foreign-offers';

export function offerProblems(writing: Pick<Writing, 'kind' | 'offers' | 'typedOffer' | 'changedOffer' | 'profileType'>): readonly DraftOfferProblem[] {
  const { kind, offers, profileType } = writing;
  if (kind !== 'salary') return [];
  const isForeign = offers.some(({ takers }) => !takers.includes(profileType));
  const missing = hasTypedOffer(writing) ? (['offer-not-added'] as const) : offers.length === 0 ? (['offer'] as const) : [];
  return [...missing, ...(isForeign ? (['foreign-offers'] as const) : [])];
}
