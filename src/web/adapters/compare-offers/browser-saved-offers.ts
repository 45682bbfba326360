import type { FragmentPairs } from '#core/navigation/fragments.ts';
import type { SavedOffers } from '#core/compare-offers/saved-offers.ts';

const key = 'daftar.offers';

/** Keeps them in the storage of this browser. Where that is forbidden, they last as long as the page. */
export class BrowserSavedOffers implements SavedOffers {
  /** A stored value that was tampered with counts as none. */
  read(): FragmentPairs {
    try {
      const kept: object = Object(JSON.parse(localStorage.getItem(key) ?? '{}'));
      return Object.fromEntries(Object.entries(kept).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
    } catch {
      return {};
    }
  }

  keep(offers: FragmentPairs): void {
    try {
      localStorage.setItem(key, JSON.stringify(offers));
    } catch {
      return;
    }
  }

  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      return;
    }
  }
}
