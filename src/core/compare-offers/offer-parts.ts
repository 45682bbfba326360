import { paise, percentParts, times, wholeRate, type Paise } from '../calculators/exact.ts';
import type { FixedOffer } from './offer-pay.ts';
import type { OfferMethod } from './offer-rules.ts';
import type { Certainty, ComparedOffer, OfferPart, StockGrant } from './compare-offers-types.ts';

/** Low, expected and high end of a part, in yearly paise before tax. */
export interface PartRange {
  readonly id: OfferPart['id'];
  readonly certainty: Certainty;
  readonly low: Paise;
  readonly expected: Paise;
  readonly high: Paise;
  /** Taxed salary, own but not in hand, or a mere benefit. */
  readonly kind: 'taxed' | 'own' | 'benefit' | 'untaxed';
}

/** Vesting years at the low, expected and high end. */
function vestingYears({ vestingYears: given = 'not-aware' }: StockGrant, method: OfferMethod): Readonly<Record<'low' | 'expected' | 'high', number>> {
  if (given !== 'not-aware') return { low: given, expected: given, high: given };
  return { low: method.vestingLongest, expected: method.vestingUsual, high: method.vestingShortest };
}

/** Traded stock is likely, and all other stock may be worthless. */
export const isTraded = ({ type = 'notSure', listed }: StockGrant): boolean => listed ?? type === 'rsus';

/** Excludes the employer's funds, which depend on the whole pay. */
export function cashParts(offer: FixedOffer, method: OfferMethod): PartRange[] {
  const fixed = paise(offer.annualFixed);
  const { expected: variable, low: variableLow, high: variableHigh } = variableOf(offer, method);
  const spread = (amount: number | undefined): Paise => times(paise(amount ?? 0), 1, method.years, 'half-up');
  const [joining, buyout, cost] = [spread(offer.joiningBonus), spread(offer.noticeBuyout), -spread(offer.noticeCost)];
  const isClawedBack = offer.clawbackUntil !== undefined;
  const all: PartRange[] = [
    { id: 'fixed', certainty: 'guaranteed', low: fixed, expected: fixed, high: fixed, kind: 'taxed' },
    { id: 'variable', certainty: 'likely', low: variableLow, expected: variable, high: variableHigh, kind: 'taxed' },
    {
      id: 'joining-bonus',
      certainty: isClawedBack ? 'likely' : 'guaranteed',
      low: isClawedBack ? 0 : joining,
      expected: joining,
      high: joining,
      kind: 'taxed',
    },
    ...stockPart(offer.stock, method),
    { id: 'notice-buyout', certainty: 'guaranteed', low: buyout, expected: buyout, high: buyout, kind: 'taxed' },
    { id: 'notice-cost', certainty: 'guaranteed', low: cost, expected: cost, high: cost, kind: 'untaxed' },
  ];
  return all.filter(({ id, low, expected, high }) => id === 'fixed' || low !== 0 || expected !== 0 || high !== 0);
}

function variableOf(offer: ComparedOffer, { variableLow, variableHigh }: OfferMethod): Readonly<Record<'low' | 'expected' | 'high', Paise>> {
  const full = paise(offer.annualVariable ?? 0);
  const [part, whole] = percentParts(offer.variablePayoutPercent ?? 100);
  const expected = times(full, part, whole, 'half-up');
  return {
    low: Math.min(expected, times(full, variableLow, wholeRate, 'half-up')),
    expected,
    high: Math.max(expected, times(full, variableHigh, wholeRate, 'half-up')),
  };
}

/** Yearly share of a grant over its vesting years. Stock not traded counts only at the high end. */
function stockPart(stock: StockGrant | undefined, method: OfferMethod): PartRange[] {
  if (!stock || stock.grant === 0) return [];
  const years = vestingYears(stock, method);
  const share = (over: number): Paise => times(paise(stock.grant), 1, over, 'half-up');
  if (!isTraded(stock)) return [{ id: 'stock', certainty: 'conditional', low: 0, expected: 0, high: share(years.high), kind: 'taxed' }];
  return [{ id: 'stock', certainty: 'likely', low: share(years.low), expected: share(years.expected), high: share(years.high), kind: 'taxed' }];
}

/** Vesting by year, with nothing before the cliff and the backlog at it. */
export function vestedInYears(stock: StockGrant | undefined, method: OfferMethod): Paise[] {
  const years = stock ? vestingYears(stock, method).expected : method.vestingUsual;
  const cliff = stock?.cliffMonths ?? 12;
  const after = (year: number): Paise => (stock && year * 12 >= cliff ? times(paise(stock.grant), Math.min(year, years), years, 'half-up') : 0);
  return Array.from({ length: method.years }, (_, at) => after(at + 1) - after(at));
}
