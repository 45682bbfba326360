import { makeAutoObservable, reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { FragmentPairs, Fragments } from '#core/navigation/fragments.ts';

export interface SharedEntry {
  readonly isFilledIn: boolean;
  /** Text of the entry in the form's URL. */
  readonly kept: string | undefined;
  readonly problem: string | undefined;
  fill(text: string): void;
  clear(): void;
}

export type SharedEntries = Readonly<Record<string, SharedEntry>>;

/** Debounce, since browsers limit URL changes. */
const calmMs = 300;

/** Form serialized into a URL fragment, which only the browser reads. */
export class SharedForm {
  readonly #entries: SharedEntries;
  readonly #fragments: Fragments;
  readonly #clock: Clock;
  #cancel: () => void = () => undefined;

  constructor(entries: SharedEntries, fragments: Fragments, clock: Clock) {
    this.#entries = entries;
    this.#fragments = fragments;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Filled-in entries by name, empty while untouched. */
  get pairs(): FragmentPairs {
    return Object.values(this.#entries).some(({ isFilledIn }) => isFilledIn) ? this.#all : {};
  }

  /** Every entry by name, unaffected by later examples or a new year. */
  get #all(): FragmentPairs {
    return Object.fromEntries(Object.entries(this.#entries).flatMap(([key, { kept }]) => (kept === undefined ? [] : [[key, kept]])));
  }

  get url(): string {
    return this.#fragments.urlWith(this.#all);
  }

  /** Reads the URL and then keeps it current until the returned function is called. */
  follow(): () => void {
    this.fill(this.#fragments.read());
    const stopWatching = this.#fragments.watch(() => this.fill(this.#fragments.read()));
    const stopWriting = reaction(
      () => this.pairs,
      (pairs) => {
        this.#cancel();
        this.#cancel = this.#clock.after(calmMs, () => this.#fragments.write(pairs));
      },
    );
    return () => {
      this.#cancel();
      stopWatching();
      stopWriting();
    };
  }

  /** Ignores foreign pairs, and falls back to the example for missing or unreadable ones. */
  fill(pairs: FragmentPairs): void {
    if (!Object.keys(pairs).some((key) => Object.hasOwn(this.#entries, key))) return;
    for (const [key, entry] of Object.entries(this.#entries)) {
      const text = pairs[key];
      if (text !== undefined) entry.fill(text);
      if (text === undefined || entry.problem !== undefined) entry.clear();
    }
  }

  clear(): void {
    for (const entry of Object.values(this.#entries)) entry.clear();
  }
}
