import { makeAutoObservable, reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { FragmentPairs, Fragments } from '#core/navigation/fragments.ts';

/** The part of an entry that a form needs to serialize it into a URL and to read it back. */
export interface SharedEntry {
  /** Whether the reader filled it in. */
  readonly isFilledIn: boolean;
  /** The text of the entry in a URL that holds the whole form. */
  readonly kept: string | undefined;
  readonly problem: string | undefined;
  fill(text: string): void;
  clear(): void;
}

export type SharedEntries = Readonly<Record<string, SharedEntry>>;

/** Browsers take only so many changes of a URL in a while, and nobody reads it during typing. */
const calmMs = 300;

/** Entries that together have a URL, so that what was filled in can be stored and shared. Only the browser ever reads it. */
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

  /** Everything that was filled in, by name; nothing while nobody has filled in anything. */
  get pairs(): FragmentPairs {
    return Object.values(this.#entries).some(({ isFilledIn }) => isFilledIn) ? this.#all : {};
  }

  /** Every entry by its name, so that a later example or a new year changes nothing of it. */
  get #all(): FragmentPairs {
    return Object.fromEntries(Object.entries(this.#entries).flatMap(([key, { kept }]) => (kept === undefined ? [] : [[key, kept]])));
  }

  /** The URL that brings all of this back. */
  get url(): string {
    return this.#fragments.urlWith(this.#all);
  }

  /** Takes over what the URL holds, and writes into it from then on; the answer stops that. */
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

  /** Pairs that speak of nothing here change nothing; what they leave out, or say so that nobody can read it, is as in the example. */
  fill(pairs: FragmentPairs): void {
    if (!Object.keys(pairs).some((key) => Object.hasOwn(this.#entries, key))) return;
    for (const [key, entry] of Object.entries(this.#entries)) {
      const text = pairs[key];
      if (text !== undefined) entry.fill(text);
      if (text === undefined || entry.problem !== undefined) entry.clear();
    }
  }

  /** Back to the example. */
  clear(): void {
    for (const entry of Object.values(this.#entries)) entry.clear();
  }
}
