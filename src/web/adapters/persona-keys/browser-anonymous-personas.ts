import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { NameProblem } from '#core/personas/made-up-name.ts';
import type { NameLanguage } from '#core/personas/name-language.ts';
import type { NameWait, WaitingName } from '#core/personas/waiting-name.ts';
import { marksKeys } from './key-marker.ts';

/** Made-up names, with code loaded on demand. */
export class BrowserAnonymousPersonas implements AnonymousPersonas {
  readonly #load: () => Promise<AnonymousPersonas>;
  readonly #tell: () => void;
  #loaded: AnonymousPersonas | undefined;

  /** Takes a listener for new and changed names. */
  constructor(load: () => Promise<AnonymousPersonas>, tell: () => void) {
    this.#load = load;
    this.#tell = tell;
  }

  async own(): Promise<AnonymousPersona | undefined> {
    return (await this.#adapter()).own();
  }

  /** Loads nothing where no key is stored. */
  async waiting(): Promise<WaitingName | undefined> {
    return marksKeys() ? (await this.#adapter()).waiting() : undefined;
  }

  async save(persona: AnonymousPersona): Promise<AnonymousPersona> {
    const saved = await (await this.#adapter()).save(persona);
    this.#tell();
    return saved;
  }

  async makeWaiting(): Promise<NameWait> {
    if (!marksKeys()) return 'nothing';
    const wait = await (await this.#adapter()).makeWaiting();
    if (wait === 'changed') this.#tell();
    return wait;
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

  /** Retries a failed load with the next question. */
  async #adapter(): Promise<AnonymousPersonas> {
    const adapter = this.#loaded ?? (await this.#load());
    this.#loaded ??= adapter;
    return this.#loaded;
  }
}
