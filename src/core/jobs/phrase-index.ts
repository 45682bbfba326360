import { nameKey } from '../companies/name-key.ts';

/** A thing of a list, with all names it goes by. */
export interface PhrasedThing {
  readonly id: number;
  readonly names: readonly string[];
}

const accented = /[\u00c0-\u024f]|[\u0300-\u036f]|[\u1e00-\u1eff]/;
const word = /[\p{L}\p{N}\p{M}+#.]+/gu;
const inFull: Readonly<Record<string, string>> = { sr: 'senior', jr: 'junior' };

/** The words of a text in small letters. Signs within a name stay: C++, Node.js, .NET. */
export const phraseWords = (text: string): readonly string[] =>
  (accented.test(text) ? nameKey(text) : text.toLowerCase()).match(word)?.flatMap((found) => {
    const bare = found.replace(/\.+$/, '');
    return bare === '' ? [] : [inFull[bare] ?? bare];
  }) ?? [];

interface FoundPhrase {
  readonly id: number;
  readonly words: string;
}

/** Things by their names, found in texts as whole words. */
export class PhraseIndex {
  readonly #ids = new Map<string, number>();
  /** The most words of a name, by its first word. */
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

  /** The thing that a text is the name of. */
  named(text: string): number | null {
    return this.#ids.get(phraseWords(text).join(' ')) ?? null;
  }

  /** The things that a text names, each once, in their order; of names within each other the longer counts. */
  allIn(text: string, leftOut: ReadonlySet<string> = new Set()): readonly number[] {
    return [...new Set(this.#foundIn(text, 'apart').flatMap(({ id, words }) => (leftOut.has(words) ? [] : [id])))];
  }

  /** The thing of the longest name in a text. */
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
