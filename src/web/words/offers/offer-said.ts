import { offerAmount } from '#core/offers/offer-amount.ts';
import type { OfferWords } from '../en/offers/words.ts';

/** An amount of an offer in words: ₹30.45 L. */
export function offerSaid(words: Pick<OfferWords, 'crore' | 'lakh' | 'rupees' | 'none'>, rupees: number): string {
  const amount = offerAmount(rupees);
  return amount ? words[amount.unit](amount.number) : words.none;
}
