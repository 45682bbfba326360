import type { FragmentPairs } from '#core/navigation/fragments.ts';
import type { SavedOffers } from '#core/compare-offers/saved-offers.ts';

/** A drawer that a test looks into. */
export class FakeSavedOffers implements SavedOffers {
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
