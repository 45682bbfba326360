import { createHmac, randomBytes } from 'node:crypto';
import { LruCache } from '#core/lru-cache.ts';
import { plainWords } from '#core/search/search-words.ts';

/** From so many networks on, words are of nobody in particular. */
export const leastNetworks = 8;
const longestEmptySearch = 160;
/** The most different words that are remembered at once; those that were searched for longest ago leave first. */
const mostRemembered = 2_000;
const keyBytes = 32;

interface Searched {
  readonly networks: Set<string>;
  times: number;
}

/**
 * The words of a day that found nothing, in memory alone. They leave it only once many networks searched for them, and what fewer searched for is written nowhere (F-21).
 * Networks are known by an HMAC with a key that is thrown away with the day.
 */
export class EmptySearches {
  readonly #searched = new LruCache<Searched>(mostRemembered);
  #day = '';
  #key = randomBytes(keyBytes);

  /** Notes a search; answers the words and how often they are to be counted now, where enough networks searched for them. */
  note(day: string, typed: string, network: string): { readonly words: string; readonly times: number } | undefined {
    if (day !== this.#day) this.#begin(day);
    const words = plainWords(typed).join(' ').slice(0, longestEmptySearch).toWellFormed();
    if (words === '') return undefined;
    const searched = this.#searched.get(words, () => ({ networks: new Set(), times: 0 }));
    searched.times++;
    if (searched.networks.size < leastNetworks) {
      searched.networks.add(createHmac('sha256', this.#key).update(network).digest('base64url'));
      return searched.networks.size < leastNetworks ? undefined : { words, times: searched.times };
    }
    return { words, times: 1 };
  }

  #begin(day: string): void {
    this.#day = day;
    this.#key = randomBytes(keyBytes);
    this.#searched.clear();
  }
}
