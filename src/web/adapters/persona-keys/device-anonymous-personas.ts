import type { Turns } from '#core/device/turns.ts';
import type { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { NameProblem } from '#core/personas/made-up-name.ts';
import type { NameLanguage } from '#core/personas/name-language.ts';
import type { MadeUpNames } from '#core/personas/made-up-names.ts';
import { lookOf } from '#core/personas/name-look.ts';
import type { NameWait, WaitingName } from '#core/personas/waiting-name.ts';
import { admitWriter, changeLater, makePersona, makeWaiting, type AdmissionParts, type MakingParts } from './make-persona.ts';

interface Parts extends MakingParts, AdmissionParts {
  readonly tokens: PersonaTokens;
  readonly names: MadeUpNames;
  readonly turns: Pick<Turns, 'alone'>;
  /** Member's display name, forbidden as their made-up name. */
  readonly displayName: () => string | undefined;
}

/** Made-up name of the key on this device. */
export class DeviceAnonymousPersonas implements AnonymousPersonas {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async own(): Promise<AnonymousPersona | undefined> {
    const local = await this.#parts.keys.local();
    return local?.persona ?? local?.waiting?.persona;
  }

  async waiting(): Promise<WaitingName | undefined> {
    const local = await this.#parts.keys.local();
    return local?.persona ? undefined : local?.waiting;
  }

  async save(persona: AnonymousPersona): Promise<AnonymousPersona> {
    const local = await this.#parts.keys.local();
    if (!local?.persona || !this.#parts.isNewWriter()) return makePersona(this.#parts, persona);
    await admitWriter(this.#parts, local.publicKey);
    return changeLater(this.#parts, local.persona, persona);
  }

  makeWaiting(): Promise<NameWait> {
    // Two tabs that stand open have the same moment.
    return this.#parts.turns.alone('waiting-name', () => makeWaiting(this.#parts));
  }

  suggestNames(language: NameLanguage): Promise<readonly string[]> {
    return this.#parts.names.suggestNames(language);
  }

  suggestAvatars(): Promise<readonly string[]> {
    return this.#parts.names.suggestAvatars();
  }

  async problemWith(name: string): Promise<NameProblem | undefined> {
    const displayName = this.#parts.displayName();
    if (displayName !== undefined && lookOf(name) === lookOf(displayName)) return 'own-name';
    return (await this.#isOfKey(name)) ? undefined : this.#parts.names.problemWith(name);
  }

  /** True where the key already has this name, even after a lost answer. */
  async #isOfKey(name: string): Promise<boolean> {
    const { keys, personas } = this.#parts;
    const { persona, token } = (await keys.local()) ?? {};
    const isLike = (known: AnonymousPersona | undefined) => known !== undefined && lookOf(known.userName) === lookOf(name);
    if (persona) return isLike(persona);
    if (!token) return false;
    return isLike(await personas.own().catch(() => undefined));
  }
}
