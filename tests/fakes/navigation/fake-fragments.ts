import type { FragmentPairs, Fragments } from '#core/navigation/fragments.ts';

/** An address bar that a test reads and types into. */
export class FakeFragments implements Fragments {
  pairs: FragmentPairs;
  #changed: () => void = () => undefined;

  constructor(pairs: FragmentPairs = {}) {
    this.pairs = pairs;
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
