import type { Language } from '#core/device/preferences.ts';
import type { WordsStore } from '../app/words-store.ts';
import { isAsked, isNotThere, Request } from '../requests/request.ts';

/** Server text in the reader's language. The old one stays in sight while another loads. */
export class InLanguage<Value, Args extends readonly unknown[] = []> {
  readonly request: Request<Value, [language: Language, ...args: Args]>;
  readonly #words: WordsStore;
  #language: Language | undefined;
  #args: Args | undefined;

  constructor(words: WordsStore, ask: (language: Language, ...args: Args) => Promise<Value>) {
    this.#words = words;
    this.request = new Request(ask);
  }

  /** Requests unless loaded or loading. */
  async open(...args: Args): Promise<void> {
    const { language } = this.#words;
    const isSame = this.#language === language && JSON.stringify(args) === JSON.stringify(this.#args);
    if (isSame && isAsked(this.request.state)) return;
    const isOther = JSON.stringify(args) !== JSON.stringify(this.#args);
    this.#language = language;
    this.#args = args;
    await (isOther ? this.request.send(language, ...args) : this.request.renew(language, ...args));
  }

  /** Requests again after a change of language. */
  async follow(): Promise<void> {
    if (this.#args && this.#language !== this.#words.language) await this.open(...this.#args);
  }

  get isMissing(): boolean {
    return isNotThere(this.request.state);
  }
}
