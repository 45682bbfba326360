import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Brand } from '#core/brand.ts';
import { inLanguage } from '#core/device/language-texts.ts';
import type { Language, Preferences } from '#core/device/preferences.ts';
import { loadSentences, type Sentences, type Words } from '#web/words/words.ts';

/** The language the product is shown in, the brand it is shown under, and every sentence that was loaded. */
export class WordsStore {
  language: Language;
  sentences: Sentences;
  readonly brand: Brand;
  readonly #preferences: Preferences;
  readonly #shared: readonly Words[];
  readonly #areas = new Set<Words>();

  /** The store begins with the sentences that every page needs. */
  constructor(preferences: Preferences, shared: Sentences, brand: Brand) {
    this.#preferences = preferences;
    this.#shared = [...shared.keys()];
    this.language = preferences.read().language;
    this.sentences = shared;
    this.brand = brand;
    makeAutoObservable(this, { sentences: observableRef, brand: false, of: false, titled: false });
  }

  /** The name of the installation, as the language writes it. */
  get name(): string {
    return inLanguage(this.brand.name, this.language);
  }

  titled(title: string): string {
    return `${title} | ${this.name}`;
  }

  /** The sentences of a word, which must have been loaded before; from then on they follow into every other language. */
  of<Said>(words: Words<Said>): Said {
    if (!this.sentences.has(words)) throw new Error(`The words of ${words.chunk} were not loaded before they were read`);
    // The sentences under a key were loaded from that key, so they are of its type.
    return this.sentences.get(words) as Said;
  }

  async load(words: Words): Promise<void> {
    if (this.sentences.has(words)) return;
    this.#areas.add(words);
    const { language } = this;
    const said = await words.load(language);
    if (language !== this.language) return this.load(words);
    runInAction(() => (this.sentences = new Map(this.sentences).set(words, said)));
  }

  /** Shows another language. Nothing changes unless the sentences of every page come; those of an area that cannot be fetched stay as they are. */
  async speak(language: Language): Promise<void> {
    const areas = [...this.#areas];
    const loading = areas.map(async (words) => [words, await words.load(language)] as const);
    const [shared, outcomes] = await Promise.all([loadSentences(this.#shared, language), Promise.allSettled(loading)]);
    if (this.#areas.size > areas.length) return this.speak(language);
    const loaded = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    runInAction(() => {
      this.language = language;
      this.sentences = new Map([...this.sentences, ...shared, ...loaded]);
    });
    this.#preferences.remember({ language });
  }
}
