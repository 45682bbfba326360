import type { Paise } from '../calculators/exact.ts';
import type { Certainty, OfferPart } from './compare-offers-types.ts';

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
