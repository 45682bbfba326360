import type { NameProblem } from './made-up-name.ts';
import type { NameLanguage } from './name-language.ts';

/** Available pseudonyms, open to all. */
export abstract class MadeUpNames {
  abstract suggestNames(language: NameLanguage): Promise<readonly string[]>;
  abstract suggestAvatars(): Promise<readonly string[]>;
  /** Undefined when the name may be used. */
  abstract problemWith(name: string): Promise<NameProblem | undefined>;
}
