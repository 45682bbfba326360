import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language, Preferences } from '#core/device/preferences.ts';
import type { Book } from '#web/words/book.ts';
import type { Words } from '#web/words/en.ts';

type Said = ReadonlyMap<Book<unknown>, unknown>;

/** The language the product speaks just now, and everything it says in it. */
export class WordsStore {
  language: Language;
  words: Words;
  /** What stands in the books that were opened. */
  said: Said = new Map();
  readonly #preferences: Preferences;
  readonly #load: (language: Language) => Promise<Words>;
  readonly #opened = new Set<Book<unknown>>();

  constructor(preferences: Preferences, load: (language: Language) => Promise<Words>, language: Language, words: Words) {
    this.#preferences = preferences;
    this.#load = load;
    this.language = language;
    this.words = words;
    makeAutoObservable(this, { words: observableRef, said: observableRef, of: false });
  }

  /** What a book says. It must have been opened before; from then on it goes along into every other language. */
  of<Area>(book: Book<Area>): Area {
    if (!this.said.has(book)) throw new Error(`The book of ${book.name} was not opened before it was read`);
    // Whatever is kept under a book has come out of it.
    return this.said.get(book) as Area;
  }

  async open(book: Book<unknown>): Promise<void> {
    if (this.said.has(book)) return;
    this.#opened.add(book);
    const { language } = this;
    const said = await book.load(language);
    if (language !== this.language) return this.open(book);
    runInAction(() => (this.said = new Map(this.said).set(book, said)));
  }

  async speak(language: Language): Promise<void> {
    const books = [...this.#opened];
    const [words, ...said] = await Promise.all([this.#load(language), ...books.map((book) => book.load(language))]);
    if (this.#opened.size > books.length) return this.speak(language);
    runInAction(() => {
      this.language = language;
      this.words = words;
      this.said = new Map(books.map((book, at) => [book, said[at]]));
    });
    this.#preferences.remember({ language });
  }
}
