import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '#core/device/preferences.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import type { OnboardingWords } from '#web/words/onboarding/en.ts';
import type { OnboardingStore } from './onboarding-store.ts';
import { Request } from '../requests/request.ts';
import type { ToastStore } from '../app/toast-store.ts';
import type { WordsStore } from '../app/words-store.ts';

/** What is said while somebody joins. It is fetched in the language of the moment. */
export class OnboardingWordsStore {
  /** Nothing before the first of it has come. */
  words: OnboardingWords | undefined;
  readonly #fetching: Request<OnboardingWords, [language: Language]>;
  readonly #speech: WordsStore;
  readonly #door: OnboardingStore;
  readonly #toasts: ToastStore;

  constructor(load: (language: Language) => Promise<OnboardingWords>, speech: WordsStore, door: OnboardingStore, toasts: ToastStore) {
    this.#fetching = new Request(load);
    this.#speech = speech;
    this.#door = door;
    this.#toasts = toasts;
    makeAutoObservable(this, { words: observableRef });
  }

  /** Speaks a language. Where it cannot be fetched, nobody shall wait for it. */
  async speak(language: Language): Promise<void> {
    const outcome = await this.#fetching.send(language);
    if (outcome.status === 'SUCCESS') runInAction(() => (this.words = outcome.value));
    if (outcome.status !== 'FAILURE' || this.words) return;
    this.#door.close();
    this.#toasts.show({ type: 'failure', text1: this.#speech.of(errorWords).waiting.partBroke });
  }
}
