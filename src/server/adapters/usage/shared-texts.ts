import { createHmac, randomBytes } from 'node:crypto';
import { LruCache } from '#core/lru-cache.ts';

/** Networks after which a text identifies nobody. */
export const leastNetworks = 8;
/** Evicts the oldest texts beyond this. */
const mostRemembered = 2_000;
const keyBytes = 32;

/** Keeps invented texts in memory until many networks sent them; rarer ones are never written (F-21). */
export class SharedTexts {
  readonly #networks = new LruCache<Set<string>>(mostRemembered);
  #day = '';
  #key = randomBytes(keyBytes);

  /** Returns how often to count now: once threshold is reached, every network once. */
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

/** One line or phone; uses 48 bits of IPv6, as phones change networks within them. */
export const subnetOf = (network: string): string => (network.includes(':') ? network.split(':').slice(0, 3).join(':') : network);
