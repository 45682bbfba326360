import type { Rupees } from '../calculators/answer-types.ts';

/** A price of one share, in the currency of the shares; up to six decimals count. */
export type SharePrice = number;

/** Places of trading: an exchange in India, none, or a company abroad. */
export type ShareMarket = 'listed' | 'unlisted' | 'foreign';

/** The currency of the prices. */
export interface PriceCurrency {
  /**
   * The currency of the prices: INR, USD, EUR or another.
   * @default INR
   */
  readonly currency?: string;
  /** Rupees for one unit of the currency: the State Bank's buying rate on the last day of the month before the event. Needed for any currency but INR. */
  readonly exchangeRate?: number;
}

/** The value of a number of shares. */
export interface ShareWorth {
  /** The price of one share in rupees, to the paisa. */
  readonly perShare: Rupees;
  /** The price of all shares. */
  readonly total: Rupees;
}

/** A price, or the lowest and highest one that is thinkable. */
export interface PriceRange extends PriceCurrency {
  /** The price of one share; or give lowPrice and highPrice. */
  readonly price?: SharePrice;
  /** The lowest price of one share. */
  readonly lowPrice?: SharePrice;
  /** The highest price of one share. */
  readonly highPrice?: SharePrice;
  /**
   * The price paid for one share.
   * @default 0
   */
  readonly exercisePrice?: SharePrice;
}
