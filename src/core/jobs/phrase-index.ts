import { nameKey } from '../companies/name-key.ts';

export interface PhrasedThing {
  readonly id: number;
  readonly names: readonly string[];
}

const accented = /[\u00c0-\u024f]|[\u0300-\u036f]|[\u1e00-\u1eff]/;
const word = /[\p{L}\p{N}\p{M}+#.]+/gu;
const inFull: Readonly<Record<string, string>> = { sr: 'senior', jr: 'junior' };

/** Lower-case words, keeping signs in names such as C++, Node.js and .NET. */
export const phraseWords = (text: string): readonly string[] =>
  (accented.test(text) ? nameKey(text) : text.toLowerCase()).match(word)?.flatMap((found) => {
    const bare = found.replace(/\.+$/, '');
    return bare === '' ? [] : [inFull[bare] ?? bare];
  }) ?? [];

interface FoundPhrase {
  readonly id: number;
  readonly words: string;
}

export class PhraseIndex {
  readonly #ids = new Map<string, number>();
  /** Longest name in words, by first word. */
  readonly #longest = new Map<string, number>();

  constructor(things: Iterable<PhrasedThing>) {
    for (const { id, names } of things)
      for (const name of names) {
        const words = phraseWords(name);
        const [first, phrase] = [words[0], words.join(' ')];
        if (first === undefined || this.#ids.has(phrase)) continue;
        this.#ids.set(phrase, id);
        this.#longest.set(first, Math.max(words.length, this.#longest.get(first) ?? 0));
      }
  }

  /** Requires the whole text to be a name. */
  named(text: string): number | null {
    return this.#ids.get(phraseWords(text).join(' ')) ?? null;
  }

  /** Distinct entries in order; the longest of nested names wins. */
  allIn(text: string, leftOut: ReadonlySet<string> = new Set()): readonly number[] {
    return [...new Set(this.#foundIn(text, 'apart').flatMap(({ id, words }) => (leftOut.has(words) ? [] : [id])))];
  }

  longestIn(text: string): number | null {
    const found = this.#foundIn(text, 'overlapping');
    return found.reduce<FoundPhrase | null>((best, each) => (best === null || each.words.length > best.words.length ? each : best), null)?.id ?? null;
  }

  #foundIn(text: string, names: 'apart' | 'overlapping'): readonly FoundPhrase[] {
    const words = phraseWords(text);
    const found: FoundPhrase[] = [];
    for (let at = 0; at < words.length;) {
      const phrase = this.#phraseAt(words, at);
      if (phrase) found.push(phrase.found);
      at += names === 'apart' ? (phrase?.length ?? 1) : 1;
    }
    return found;
  }

  #phraseAt(words: readonly string[], at: number): { readonly found: FoundPhrase; readonly length: number } | undefined {
    for (let length = this.#longest.get(words[at] ?? '') ?? 0; length > 0; length--) {
      const phrase = words.slice(at, at + length).join(' ');
      const id = this.#ids.get(phrase);
      if (id !== undefined) return { found: { id, words: phrase }, length: Math.min(length, words.length - at) };
    }
    return undefined;
  }
}
