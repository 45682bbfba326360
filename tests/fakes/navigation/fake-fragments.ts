import type { FragmentPairs, Fragments } from '#core/navigation/fragments.ts';

export class FakeFragments implements Fragments {
  pairs: FragmentPairs;
  query: FragmentPairs;
  #changed: () => void = () => undefined;

  constructor(pairs: FragmentPairs = {}, query: FragmentPairs = {}) {
    this.pairs = pairs;
    this.query = query;
  }

  read(): FragmentPairs {
    return this.pairs;
  }

  write(pairs: FragmentPairs): void {
    this.pairs = pairs;
  }

  urlWith(pairs: FragmentPairs): string {
    return `http://daftar.test/#${Object.entries(pairs)
      .map((pair) => pair.join('='))
      .join('&')}`;
  }

  takeQuery(keys: readonly string[]): FragmentPairs {
    const all = Object.entries(this.query);
    this.query = Object.fromEntries(all.filter(([key]) => !keys.includes(key)));
    return Object.fromEntries(all.filter(([key]) => keys.includes(key)));
  }

  watch(changed: () => void): () => void {
    this.#changed = changed;
    return () => (this.#changed = () => undefined);
  }

  /** Simulates a reader who edits the URL in the address bar. */
  type(pairs: FragmentPairs): void {
    this.pairs = pairs;
    this.#changed();
  }
}
