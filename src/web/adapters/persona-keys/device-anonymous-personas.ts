import { Failure } from '#core/failure.ts';
import type { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import type { AccountPersona, AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { NameLanguage, NameProblem } from '#core/personas/made-up-name.ts';
import { lookOf } from '#core/personas/name-look.ts';
import { admitWriter, makePersona, type AdmissionParts, type MakingParts } from './make-persona.ts';

interface Parts extends MakingParts, AdmissionParts {
  readonly tokens: PersonaTokens;
  readonly bySession: AnonymousPersonas;
  /** The adapter that says nothing of who asks, so that no account is seen near a name. */
  readonly byNobody: AnonymousPersonas;
  /** The name of the member here, which their made-up name may not be. */
  readonly displayName: () => string | undefined;
}

/** Made-up names as this device has them: by its key where the installation issues tokens, by the account where it does not, or where the name is one from before. */
export class DeviceAnonymousPersonas implements AnonymousPersonas {
  readonly #parts: Parts;
  #isUnlinkable: Promise<boolean> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async own(): Promise<AccountPersona | undefined> {
    return (await this.#parts.keys.held())?.persona ?? this.#parts.bySession.own();
  }

  async save(persona: AnonymousPersona): Promise<AnonymousPersona> {
    const { keys, bySession } = this.#parts;
    const held = await keys.held();
    if (held?.persona) await admitWriter(this.#parts, held.publicKey);
    const isByKey = held?.persona !== undefined || ((await this.#asksNobody()) && !(await bySession.own()));
    return isByKey ? makePersona(this.#parts, persona) : bySession.save(persona);
  }

  async suggestNames(language: NameLanguage): Promise<readonly string[]> {
    return (await this.#asked()).suggestNames(language);
  }

  async suggestAvatars(): Promise<readonly string[]> {
    return (await this.#asked()).suggestAvatars();
  }

  async problemWith(name: string): Promise<NameProblem | undefined> {
    const displayName = this.#parts.displayName();
    if (displayName !== undefined && lookOf(name) === lookOf(displayName)) return 'own-name';
    if (await this.#isOfKey(name)) return undefined;
    return (await this.#asked()).problemWith(name);
  }

  /** Whether a name is that of the key here already, also where the answer that said so was lost on its way. */
  async #isOfKey(name: string): Promise<boolean> {
    const { keys, personas } = this.#parts;
    const held = await keys.held();
    if (held?.persona) return lookOf(held.persona.userName) === lookOf(name);
    if (!held?.token) return false;
    const made = await personas.own().catch(() => undefined);
    return made !== undefined && lookOf(made.userName) === lookOf(name);
  }

  async #asked(): Promise<AnonymousPersonas> {
    return (await this.#asksNobody()) ? this.#parts.byNobody : this.#parts.bySession;
  }

  /** Whether new made-up names are unlinkable here. It is asked once, and once more where there was no answer. */
  #asksNobody(): Promise<boolean> {
    this.#isUnlinkable ??= this.#parts.tokens.keys().then(
      ({ anonymity }) => anonymity === 'unlinkable',
      (error: unknown) => {
        this.#isUnlinkable = undefined;
        throw Failure.from(error);
      },
    );
    return this.#isUnlinkable;
  }
}
