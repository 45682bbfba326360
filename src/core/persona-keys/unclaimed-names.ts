import type { AnonymousPersona } from '../personas/anonymous-persona.ts';

/** A made-up name whose key lies on this device and belongs to nobody. */
export interface UnclaimedName {
  readonly publicKey: string;
  readonly persona: AnonymousPersona;
}

/** The port of made-up names that lie on this device and may be the member's: they are asked, and nothing is taken unasked. */
export abstract class UnclaimedNames {
  /** The names that may be theirs; none where their own key is here. */
  abstract list(): Promise<readonly UnclaimedName[]>;
  /** Makes a name the member's, who writes from then on. Refuses one that does not lie here (NO_KEY), and leaves all as they lie. */
  abstract claim(publicKey: string): Promise<void>;
}
