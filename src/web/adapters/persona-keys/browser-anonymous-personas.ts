import type { AccountPersona, AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { NameLanguage, NameProblem } from '#core/personas/made-up-name.ts';

/** Made-up names whose adapter is loaded with the first question. */
export class BrowserAnonymousPersonas implements AnonymousPersonas {
  readonly #load: () => Promise<AnonymousPersonas>;
  #loaded: AnonymousPersonas | undefined;

  constructor(load: () => Promise<AnonymousPersonas>) {
    this.#load = load;
  }

  async own(): Promise<AccountPersona | undefined> {
    return (await this.#adapter()).own();
  }

  async save(persona: AnonymousPersona): Promise<AnonymousPersona> {
    return (await this.#adapter()).save(persona);
  }

  async suggestNames(language: NameLanguage): Promise<readonly string[]> {
    return (await this.#adapter()).suggestNames(language);
  }

  async suggestAvatars(): Promise<readonly string[]> {
    return (await this.#adapter()).suggestAvatars();
  }

  async problemWith(name: string): Promise<NameProblem | undefined> {
    return (await this.#adapter()).problemWith(name);
  }

  /** The adapter; where it could not be fetched, the next question fetches it. */
  async #adapter(): Promise<AnonymousPersonas> {
    const adapter = this.#loaded ?? (await this.#load());
    this.#loaded ??= adapter;
    return this.#loaded;
  }
}
