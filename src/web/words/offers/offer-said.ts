import { offerAmount } from '#core/offers/offer-amount.ts';
import type { OfferWords } from '../en/offers/words.ts';

/** Formats an amount of an offer: ₹30.45 L. */
export function offerSaid(words: Pick<OfferWords, 'crore' | 'lakh' | 'rupees' | 'none'>, rupees: number): string {
  const amount = offerAmount(rupees);
  return amount ? words[amount.unit](amount.number) : words.none;
}
