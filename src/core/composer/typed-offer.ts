import { typedIn, type OfferText } from '../offers/offer-text.ts';
import type { Writing } from './writing.ts';

/** Changes of an offer that the member keeps, as long as they are not saved. */
export interface ChangedOffer {
  readonly offerId: string;
  readonly text: OfferText;
}

/** Whether an offer is typed or changed here that is not saved yet: it would not go along. */
export const hasTypedOffer = ({ kind, typedOffer, changedOffer }: Writing): boolean =>
  kind === 'salary' && (changedOffer !== null || (typedOffer !== null && typedIn(typedOffer).length > 0));
