import { createHmac, randomBytes } from 'node:crypto';
import { LruCache } from '#core/lru-cache.ts';

/** From so many networks on, a text is of nobody in particular. */
export const leastNetworks = 8;
/** The most different texts that are remembered at once; those that came longest ago leave first. */
const mostRemembered = 2_000;
const keyBytes = 32;

/**
 * The texts of a day that visitors make up, such as words of searches and names of sources, in memory alone. They leave it only once they came from many networks, and
 * of fewer nothing is written anywhere (F-21). Networks are known by an HMAC with a key that is thrown away with the day.
 */
export class SharedTexts {
  readonly #networks = new LruCache<Set<string>>(mostRemembered);
  #day = '';
  #key = randomBytes(keyBytes);

  /** Notes a text; answers how often it is to be counted now. Of those that came before there were enough networks, each network is counted once. */
  note(day: string, text: string, network: string): number {
    if (day !== this.#day) this.#begin(day);
    const networks = this.#networks.get(text, () => new Set());
    if (networks.size >= leastNetworks) return 1;
    networks.add(createHmac('sha256', this.#key).update(subnetOf(network)).digest('base64url'));
    return networks.size === leastNetworks ? leastNetworks : 0;
  }

  #begin(day: string): void {
    this.#day = day;
    this.#key = randomBytes(keyBytes);
    this.#networks.clear();
  }
}

/** What may be one line or one phone: of IPv6 the first 48 bits, for a phone gets another network of them each time it connects. */
export const subnetOf = (network: string): string => (network.includes(':') ? network.split(':').slice(0, 3).join(':') : network);
