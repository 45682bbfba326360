import type { NameLanguage, NameProblem } from './made-up-name.ts';
import type { AnonymousPersona } from './anonymous-persona.ts';

/** The made-up name that the caller writes under. */
export abstract class AnonymousPersonas {
  abstract own(): Promise<AnonymousPersona | undefined>;
  /** Refuses a name that will not do, and one that another member was quicker to take. */
  abstract save(persona: AnonymousPersona): Promise<AnonymousPersona>;
  /** Names of a language that will do and that nobody writes under. */
  abstract suggestNames(language: NameLanguage): Promise<readonly string[]>;
  /** Pictures of the pool that everybody shares, by their names. */
  abstract suggestAvatars(): Promise<readonly string[]>;
  /** The problem that keeps a member from writing under a name; nothing when they may. */
  abstract problemWith(name: string): Promise<NameProblem | undefined>;
}
