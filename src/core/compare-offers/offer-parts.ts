import { paise, percentParts, times, wholeRate, type Paise } from '../calculators/exact.ts';
import type { FixedOffer } from './offer-pay.ts';
import type { OfferMethod } from './offer-rules.ts';
import { stockPart } from './offer-stock.ts';
import type { PartRange } from './part-range.ts';
import type { ComparedOffer } from './compare-offers-types.ts';

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
