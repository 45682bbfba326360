import type { NameWait, WaitingName } from './waiting-name.ts';
import type { AnonymousPersona } from './anonymous-persona.ts';
import { MadeUpNames } from './made-up-names.ts';

/** The made-up name that the key of this device writes under, and the choice of one. */
export abstract class AnonymousPersonas extends MadeUpNames {
  /** The name, or the one that was chosen and begins later. */
  abstract own(): Promise<AnonymousPersona | undefined>;
  /** The name that was chosen here and has not begun; nothing where none waits. */
  abstract waiting(): Promise<WaitingName | undefined>;
  /** Keeps a name; a new one may begin later (F-07). Refuses a name that will not do, and one that another member was quicker to take. */
  abstract save(persona: AnonymousPersona): Promise<AnonymousPersona>;
  /** Lets the name begin that waits, where its moment has come. */
  abstract makeWaiting(): Promise<NameWait>;
}
