import type { NameWait, WaitingName } from './waiting-name.ts';
import type { AnonymousPersona } from './anonymous-persona.ts';
import { MadeUpNames } from './made-up-names.ts';

/** Pseudonym of this device's key, and choosing one. */
export abstract class AnonymousPersonas extends MadeUpNames {
  abstract own(): Promise<AnonymousPersona | undefined>;
  abstract waiting(): Promise<WaitingName | undefined>;
  /** May take effect later (F-07). Refuses unfit and just taken names. */
  abstract save(persona: AnonymousPersona): Promise<AnonymousPersona>;
  abstract makeWaiting(): Promise<NameWait>;
}
