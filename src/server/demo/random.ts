import { fnvHash } from '#core/fnv-hash.ts';

/** Seeded numbers from integers and exact divisions, so that all machines agree. */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d = 1;

  constructor(seed: number, place: number, purpose: string) {
    this.#a = seed | 0;
    this.#b = place | 0;
    this.#c = fnvHash(purpose);
    for (let round = 0; round < 16; round++) this.next();
  }

  /** At least 0 and below 1. */
  next(): number {
    return this.#word() / 4_294_967_296;
  }

  /** Whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  among<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to choose from');
    return item;
  }

  /** Roughly normal around 0 with deviation 1, never beyond 3.47. */
  bell(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.7320508075688772;
  }

  name(length: number): string {
    return Array.from({ length }, () => alphabet[this.#word() >>> 27]).join('');
  }

  #word(): number {
    const word = (this.#a + this.#b + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + word) | 0;
    return word >>> 0;
  }
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
