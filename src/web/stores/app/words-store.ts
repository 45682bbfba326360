import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Brand } from '#core/brand.ts';
import { inLanguage } from '#core/device/language-texts.ts';
import type { Language, Preferences } from '#core/device/preferences.ts';
import { loadSentences, type Sentences, type Words } from '#web/words/words.ts';

export class WordsStore {
  language: Language;
  sentences: Sentences;
  readonly brand: Brand;
  readonly #preferences: Preferences;
  readonly #shared: readonly Words[];
  readonly #areas = new Set<Words>();

  constructor(preferences: Preferences, shared: Sentences, brand: Brand) {
    this.#preferences = preferences;
    this.#shared = [...shared.keys()];
    this.language = preferences.read().language;
    this.sentences = shared;
    this.brand = brand;
    makeAutoObservable(this, { sentences: observableRef, brand: false, of: false, titled: false });
  }

  get name(): string {
    return inLanguage(this.brand.name, this.language);
  }

  titled(title: string): string {
    return `${title} | ${this.name}`;
  }

  /** Sentences loaded before, which follow later language changes. */
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

  /** Switches language only if the shared sentences load, keeping an area's old ones where they fail. */
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
