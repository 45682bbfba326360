import { rupees, type Paise } from '../calculators/exact.ts';
import { refused } from '../calculators/refusal.ts';
import type { PriceCurrency, ShareMarket, SharePrice, ShareWorth } from './share-price-types.ts';

const millionths = 1_000_000;

/** Exact beyond safe integers: prices and rates have six decimals. */
const inMillionths = (amount: number): bigint => BigInt(Math.round(amount * millionths));

/** Worth of shares in paise, rounded once, half up. */
export function worthOf(shares: number, price: SharePrice, rate: number): Paise {
  const product = BigInt(shares) * inMillionths(price) * inMillionths(rate) * 100n;
  const whole = BigInt(millionths) ** 2n;
  const size = product < 0n ? -product : product;
  const rounded = Number((size * 2n + whole) / (whole * 2n));
  return product < 0n ? -rounded : rounded;
}

export const shareWorth = (shares: number, price: SharePrice, rate: number): ShareWorth => ({
  perShare: rupees(worthOf(1, price, rate)),
  total: rupees(worthOf(shares, price, rate)),
});

/** Difference of two prices, exact to six decimals. */
export const priceAbove = (price: SharePrice, below: SharePrice): SharePrice => Math.round(price * millionths - below * millionths) / millionths;

/** Smallest number of shares that is worth at least an amount, at most all. */
export function sharesWorth(amount: Paise, shares: number, price: SharePrice, rate: number): number {
  const one = inMillionths(price) * inMillionths(rate) * 100n;
  if (amount <= 0 || one <= 0n) return 0;
  const needed = BigInt(amount) * BigInt(millionths) ** 2n;
  return Math.min(shares, Number((needed + one - 1n) / one));
}

/** Rupees for one unit of the currency of the prices. */
export function exchangeRateOf({ currency, exchangeRate }: PriceCurrency): number {
  const isRupee = currency === undefined ? exchangeRate === undefined : currency.trim().toUpperCase() === 'INR';
  if (!isRupee && (exchangeRate === undefined || exchangeRate <= 0))
    throw refused('missing', 'exchangeRate', `exchangeRate is missing: the rupees for one ${currency ?? 'unit of the currency'}.`);
  if (isRupee && exchangeRate !== undefined && exchangeRate !== 1) throw refused('one-of', 'exchangeRate', 'Prices in INR have no exchangeRate.');
  return exchangeRate ?? 1;
}

export function marketOf({ market, ...money }: PriceCurrency & { readonly market?: ShareMarket }): ShareMarket {
  return market ?? (exchangeRateOf(money) === 1 ? 'listed' : 'foreign');
}
