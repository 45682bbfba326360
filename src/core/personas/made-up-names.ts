import type { NameProblem } from './made-up-name.ts';
import type { NameLanguage } from './name-language.ts';

/** Made-up names that will do, as everyone may ask. */
export abstract class MadeUpNames {
  /** Names of a language that will do and that nobody writes under. */
  abstract suggestNames(language: NameLanguage): Promise<readonly string[]>;
  /** Pictures of the pool that everyone shares, by their names. */
  abstract suggestAvatars(): Promise<readonly string[]>;
  /** The problem that keeps a member from writing under a name; nothing when they may. */
  abstract problemWith(name: string): Promise<NameProblem | undefined>;
}
