import type { AnonymousPersona } from '../personas/anonymous-persona.ts';

export interface UnclaimedName {
  readonly publicKey: string;
  readonly persona: AnonymousPersona;
}

/** Local pseudonyms a member may claim, never taken unasked. */
export abstract class UnclaimedNames {
  /** Empty if the member's own key is here. */
  abstract list(): Promise<readonly UnclaimedName[]>;
  /** Makes a local name the member's; refused if absent (NO_KEY). */
  abstract claim(publicKey: string): Promise<void>;
}
