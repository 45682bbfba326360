import { typedIn, type OfferText } from '../offers/offer-text.ts';
import type { PostKind } from '../posts/post.ts';

export interface ChangedOffer {
  readonly offerId: string;
  readonly text: OfferText;
}

interface OffersOfDraft {
  readonly kind: PostKind;
  readonly typedOffer: OfferText | null;
  readonly changedOffer: ChangedOffer | null;
}

/** Detects an unsaved offer, which would not be sent along. */
export const hasTypedOffer = ({ kind, typedOffer, changedOffer }: OffersOfDraft): boolean =>
  kind === 'salary' && (changedOffer !== null || (typedOffer !== null && typedIn(typedOffer).length > 0));
