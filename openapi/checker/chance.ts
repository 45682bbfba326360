/** Repeatable chance, the same for a seed and name in any order of use. */
export class Chance {
  #state: number;

  constructor(seed: number, name: string) {
    this.#state = [...name].reduce((state, letter) => Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, (seed ^ 0x811c9dc5) >>> 0);
  }

  below(end: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * end);
  }

  word(length = 9): string {
    return Array.from({ length }, () => String.fromCharCode(97 + this.below(26))).join('');
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, order: this.below(0x4000_0000) }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ item }) => item);
  }
}
