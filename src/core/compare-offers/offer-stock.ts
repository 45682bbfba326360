import { paise, times, type Paise } from '../calculators/exact.ts';
import { refused } from '../calculators/refusal.ts';
import { priceEnds, worthAbove } from '../stock/price-range.ts';
import { vestedShares, vestingPlan } from '../stock/vesting.ts';
import type { PartRange } from './part-range.ts';
import type { OfferMethod } from './offer-rules.ts';
import type { StockGrant } from './compare-offers-types.ts';

/** Low, expected and high end of stock. */
type StockEnds<Amount> = Readonly<Record<'low' | 'expected' | 'high', Amount>>;

/** Traded stock is likely, and all other stock may be worthless. */
export const isTraded = ({ type = 'notSure', listed }: StockGrant): boolean => listed ?? type === 'rsus';

/** Vesting years at each end, equal where known. */
function vestingYears({ yearPercents, vestingYears: given = 'not-aware' }: StockGrant, method: OfferMethod): StockEnds<number> {
  const known = yearPercents?.length ?? given;
  if (known !== 'not-aware') return { low: known, expected: known, high: known };
  return { low: method.vestingLongest, expected: method.vestingUsual, high: method.vestingShortest };
}

/** Yearly share of a grant over its vesting years. */
export function stockPart(stock: StockGrant | undefined, method: OfferMethod): PartRange[] {
  if (!stock) return [];
  const [years, worth] = [vestingYears(stock, method), worthIn(stock, stock.shares ?? 0)];
  if (worth.high === 0) return [];
  const share = (end: keyof StockEnds<Paise>): Paise => times(worth[end], 1, years[end], 'half-up');
  const certainty = isTraded(stock) ? 'likely' : 'conditional';
  return [{ id: 'stock', certainty, low: share('low'), expected: share('expected'), high: share('high'), kind: 'taxed' }];
}

/** Ends of a grant, or of some shares. Stock not traded is expected at its low end. */
function worthIn(stock: StockGrant, shares: number): StockEnds<Paise> {
  const { low, high } = endsOf(stock, shares);
  const isRange = stock.lowGrant !== undefined || stock.lowPrice !== undefined;
  if (isTraded(stock)) return { low, expected: times(low + high, 1, 2, 'half-up'), high };
  return isRange ? { low, expected: low, high } : { low: 0, expected: 0, high };
}

function endsOf(stock: StockGrant, shares: number): { readonly low: Paise; readonly high: Paise } {
  const { grant, lowGrant, highGrant } = stock;
  const isOnce = [stock.shares, grant, lowGrant ?? highGrant].filter((one) => one !== undefined).length === 1;
  if (!isOnce) throw refused('one-of', 'offers', 'Give the stock of an offer once: grant, or lowGrant and highGrant, or shares with a price.');
  if (stock.shares !== undefined) {
    const ends = priceEnds(stock);
    return { low: worthAbove(shares, ends.low, stock), high: worthAbove(shares, ends.high, stock) };
  }
  const [low, high] = [lowGrant ?? grant, highGrant ?? grant];
  if (low === undefined || high === undefined) throw refused('missing', 'offers', 'lowGrant and highGrant are needed together.');
  if (low > high) throw refused('order', 'offers', 'lowGrant is above highGrant.');
  return { low: paise(low), high: paise(high) };
}

/** Vesting by year at each end, with nothing before the cliff and the backlog at it. */
export function vestedInYears(stock: StockGrant | undefined, method: OfferMethod): StockEnds<Paise>[] {
  const years = Array.from({ length: method.years }, (_, at) => at + 1);
  if (!stock) return years.map(() => ({ low: 0, expected: 0, high: 0 }));
  const plan = vestingPlan(stock, vestingYears(stock, method).expected);
  if (stock.shares !== undefined) {
    const parts = vestedShares(stock.shares, plan, 'each');
    const sharesIn = (year: number): number => parts.reduce((all, part, at) => all + (Math.ceil((plan.months[at] ?? 0) / 12) === year ? part : 0), 0);
    return years.map((year) => worthIn(stock, sharesIn(year)));
  }
  const worth = worthIn(stock, 0);
  const after = (year: number, end: keyof StockEnds<Paise>): Paise => times(worth[end], plan.vestedAfter(year * 12), plan.whole, 'half-up');
  const inYear = (year: number, end: keyof StockEnds<Paise>): Paise => after(year, end) - after(year - 1, end);
  return years.map((year) => ({ low: inYear(year, 'low'), expected: inYear(year, 'expected'), high: inYear(year, 'high') }));
}
