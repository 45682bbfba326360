import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Language } from '#core/device/preferences.ts';
import type { AllCalculatorWords } from '#web/words/calculators/all-en.ts';
import { Request } from '../requests/request.ts';
import type { WordsStore } from '../app/words-store.ts';

/** The words of the calculators, in the current language. Until a language has loaded, the one before stays. */
export class CalculatorWordsStore {
  words: AllCalculatorWords | undefined = undefined;
  readonly loading: Request<AllCalculatorWords, [language: Language]>;
  readonly #speech: WordsStore;
  #isFollowing = false;

  constructor(speech: WordsStore, load: (language: Language) => Promise<AllCalculatorWords>) {
    this.#speech = speech;
    this.loading = new Request(load);
    makeAutoObservable(this, { words: observableRef, loading: false });
  }

  get language(): Language {
    return this.#speech.language;
  }

  /** Fetches the words of the moment, and from then on those of every language that is chosen. */
  async open(): Promise<void> {
    if (!this.#isFollowing)
      reaction(
        () => this.language,
        () => void this.fetch(),
      );
    this.#isFollowing = true;
    if (!this.words) await this.fetch();
  }

  async fetch(): Promise<void> {
    const outcome = await this.loading.send(this.language);
    if (outcome.status === 'SUCCESS') this.speak(outcome.value);
  }

  speak(words: AllCalculatorWords): void {
    this.words = words;
  }
}
