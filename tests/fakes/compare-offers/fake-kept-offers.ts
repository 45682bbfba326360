import type { FragmentPairs } from '#core/navigation/fragments.ts';
import type { KeptOffers } from '#core/compare-offers/kept-offers.ts';

/** A drawer that a test looks into. */
export class FakeKeptOffers implements KeptOffers {
  offers: FragmentPairs;

  constructor(offers: FragmentPairs = {}) {
    this.offers = offers;
  }

  read(): FragmentPairs {
    return this.offers;
  }

  keep(offers: FragmentPairs): void {
    this.offers = offers;
  }

  clear(): void {
    this.offers = {};
  }
}
