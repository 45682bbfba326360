import type { WordsStore } from '../app/words-store.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';

/** List names in the current language, or as stored until loaded. */
export class ListNamesStore implements ListNames {
  readonly #words: WordsStore;

  constructor(words: WordsStore) {
    this.#words = words;
  }

  nameOf(name: string): string {
    return this.#names?.nameOf(name) ?? name;
  }

  othersOf(name: string): readonly string[] {
    return this.#names?.othersOf(name) ?? [];
  }

  keptFor(shown: string): string {
    return this.#names?.keptFor(shown) ?? shown;
  }

  get #names(): ListNames | undefined {
    return this.#words.sentences.has(listWords) ? this.#words.of(listWords) : undefined;
  }
}
