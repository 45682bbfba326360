import { fieldsIn } from '#core/device/kept-value.ts';
import type { FragmentPairs } from '#core/navigation/fragments.ts';
import type { SavedOffers } from '#core/compare-offers/saved-offers.ts';
import { BrowserStorage } from '../device/browser-storage.ts';

const name = 'offers';

/** Keeps them in the storage of this browser. Where that is forbidden, they last as long as the page. */
export class BrowserSavedOffers implements SavedOffers {
  readonly #storage = new BrowserStorage('daftar.');

  /** A stored value that was tampered with counts as none. */
  read(): FragmentPairs {
    return Object.fromEntries(Object.entries(fieldsIn(this.#storage.read(name))).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
  }

  keep(offers: FragmentPairs): void {
    this.#storage.keep(name, offers);
  }

  clear(): void {
    this.#storage.drop(name);
  }
}
