import type { WordsStore } from '../app/words-store.ts';
import type { ListNames } from '#web/words/reference-lists/en.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';

/** The names of the lists to choose from, in the language of the moment. */
export class ListNamesStore implements ListNames {
  readonly #words: WordsStore;

  constructor(words: WordsStore) {
    this.#words = words;
  }

  nameOf(name: string): string {
    return this.#words.of(listWords).nameOf(name);
  }

  othersOf(name: string): readonly string[] {
    return this.#words.of(listWords).othersOf(name);
  }

  keptFor(shown: string): string {
    return this.#words.of(listWords).keptFor(shown);
  }
}
