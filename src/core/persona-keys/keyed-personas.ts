import type { AnonymousPersona } from '../personas/anonymous-persona.ts';
import type { WrittenCounts } from '../personas/written-counts.ts';

export interface KeyedPersona extends AnonymousPersona {
  readonly hasCopy: boolean;
}

export abstract class KeyedPersonas {
  abstract own(): Promise<KeyedPersona>;
  /** Remaining items written under it. */
  abstract written(): Promise<WrittenCounts>;
  /** Refuses unfit names and those just taken. */
  abstract change(persona: AnonymousPersona): Promise<KeyedPersona>;
  /** Deletes everything written under it; succeeds if already gone, after a lost answer. */
  abstract remove(): Promise<void>;
}
