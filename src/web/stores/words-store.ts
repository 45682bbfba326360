import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language, Preferences } from '#core/device/preferences.ts';
import type { Words } from '#web/words/en.ts';

/** The language the product speaks just now, and everything it says in it. */
export class WordsStore {
  language: Language;
  words: Words;
  readonly #preferences: Preferences;
  readonly #load: (language: Language) => Promise<Words>;

  constructor(preferences: Preferences, load: (language: Language) => Promise<Words>, language: Language, words: Words) {
    this.#preferences = preferences;
    this.#load = load;
    this.language = language;
    this.words = words;
    makeAutoObservable(this, { words: observableRef });
  }

  async speak(language: Language): Promise<void> {
    const words = await this.#load(language);
    runInAction(() => {
      this.language = language;
      this.words = words;
    });
    this.#preferences.remember({ language });
  }
}
