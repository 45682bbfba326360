import type { AnonymousPersona } from '../personas/anonymous-persona.ts';
import type { WrittenCounts } from '../personas/written-counts.ts';

/** A persona as its own key sees it. */
export interface KeyedPersona extends AnonymousPersona {
  /** Whether a copy of the key is stored by the server. */
  readonly hasCopy: boolean;
}

/** The persona of the key that signs. */
export abstract class KeyedPersonas {
  abstract own(): Promise<KeyedPersona>;
  /** The number of things that were written under it and still stand. */
  abstract written(): Promise<WrittenCounts>;
  /** Refuses a name that will not do, and one that another member was quicker to take. */
  abstract change(persona: AnonymousPersona): Promise<KeyedPersona>;
  /** Deletes it with everything written under it. One that is gone already is as good as deleted: the answer to an earlier try may have been lost. */
  abstract remove(): Promise<void>;
}
