import type { AnonymousPersona } from '../personas/anonymous-persona.ts';

/** A persona as its own key sees it. */
export interface KeyedPersona extends AnonymousPersona {
  /** Whether a copy of the key is kept by the server. */
  readonly hasCopy: boolean;
}

/** The persona of the key that signs. */
export abstract class KeyedPersonas {
  abstract own(): Promise<KeyedPersona>;
  /** Refuses a name that will not do, and one that another member was quicker to take. */
  abstract change(persona: AnonymousPersona): Promise<KeyedPersona>;
  /** Deletes it with everything written under it. */
  abstract remove(): Promise<void>;
}
