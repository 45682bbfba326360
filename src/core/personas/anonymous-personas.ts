import type { NameLanguage, NameProblem } from './made-up-name.ts';
import type { AnonymousPersona } from './anonymous-persona.ts';

/** The ways to keep new made-up names: no account leads to them, or a key of the installation does. */
export type Anonymity = 'unlinkable' | 'pseudonymous';

/** The ways in which a made-up name is kept: without an account, by an account from before, or by an account because this installation issues no tokens. */
export type PersonaMode = 'unlinkable' | 'sealed' | 'pseudonymous';

/** A made-up name that the installation can find by the account. Where a service does not tell the mode, it is pseudonymous. */
export interface AccountPersona extends AnonymousPersona {
  readonly mode?: Exclude<PersonaMode, 'unlinkable'>;
}

/** The made-up name that the caller writes under by their account. */
export abstract class AnonymousPersonas {
  abstract own(): Promise<AccountPersona | undefined>;
  /** Refuses a name that will not do, and one that another member was quicker to take. */
  abstract save(persona: AnonymousPersona): Promise<AnonymousPersona>;
  /** Names of a language that will do and that nobody writes under. */
  abstract suggestNames(language: NameLanguage): Promise<readonly string[]>;
  /** Pictures of the pool that everybody shares, by their names. */
  abstract suggestAvatars(): Promise<readonly string[]>;
  /** The problem that keeps a member from writing under a name; nothing when they may. */
  abstract problemWith(name: string): Promise<NameProblem | undefined>;
}
