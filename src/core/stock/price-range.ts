import { refused } from '../calculators/refusal.ts';
import { exchangeRateOf, priceAbove, worthOf } from './share-worth.ts';
import type { Paise } from '../calculators/exact.ts';
import type { PriceRange, SharePrice } from './share-price-types.ts';

/** Both ends of a price, equal for a single one. */
export interface PriceEnds {
  readonly low: SharePrice;
  readonly high: SharePrice;
}

export function priceEnds({ price, lowPrice, highPrice }: PriceRange): PriceEnds {
  if (price !== undefined) {
    if (lowPrice !== undefined || highPrice !== undefined) throw refused('one-of', 'price', 'Give either price, or lowPrice and highPrice.');
    return { low: price, high: price };
  }
  if (lowPrice === undefined || highPrice === undefined) throw refused('missing', 'price', 'price is missing; give it, or lowPrice and highPrice.');
  if (lowPrice > highPrice) throw refused('order', 'lowPrice', 'lowPrice is above highPrice.');
  return { low: lowPrice, high: highPrice };
}

/** Worth above the exercise price, never below nothing. */
export const worthAbove = (shares: number, price: SharePrice, range: PriceRange): Paise =>
  Math.max(0, worthOf(shares, priceAbove(price, range.exercisePrice ?? 0), exchangeRateOf(range)));
