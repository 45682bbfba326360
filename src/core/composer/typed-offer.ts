import { typedIn, type OfferText } from '../offers/offer-text.ts';
import type { PostKind } from '../posts/post.ts';

/** Changes of an offer that the member keeps, as long as they are not saved. */
export interface ChangedOffer {
  readonly offerId: string;
  readonly text: OfferText;
}

interface OffersOfDraft {
  readonly kind: PostKind;
  readonly typedOffer: OfferText | null;
  readonly changedOffer: ChangedOffer | null;
}

/** Whether an offer is typed or changed here that is not saved yet: it would not go along. */
export const hasTypedOffer = ({ kind, typedOffer, changedOffer }: OffersOfDraft): boolean =>
  kind === 'salary' && (changedOffer !== null || (typedOffer !== null && typedIn(typedOffer).length > 0));
