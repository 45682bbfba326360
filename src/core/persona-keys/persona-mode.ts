import type { Anonymity, PersonaMode } from '../personas/anonymous-personas.ts';

/**
 * The mode in which the made-up name of a member is kept, as far as this device can tell; `elsewhere` where its key is not here, `unfinished` where the key is
 * here and has no name yet, `deleted` where it was.
 */
export type ModeHere = PersonaMode | 'elsewhere' | 'unfinished' | 'deleted';

/** The facts that tell the mode: the installation, the key on the device, and the persona that the account has. */
export interface ModeFacts {
  readonly anonymity: Anonymity;
  /** Whether the key is here, with a name or with the token for one. */
  readonly isHeld: boolean;
  /** Whether the key that is here has the token alone. */
  readonly isUnfinished?: boolean;
  /** Whether the name was deleted, as far as this device has heard. */
  readonly isDeleted?: boolean;
  /** The mode of the persona of the account; nothing without one. */
  readonly ofAccount: PersonaMode | undefined;
}

/** The mode of the made-up name that there is, or would be made by somebody who does not write yet. */
export function modeHere({ anonymity, isHeld, isUnfinished, isDeleted, ofAccount }: ModeFacts, isWriter: boolean): ModeHere {
  if (isHeld) return isUnfinished && isWriter ? 'unfinished' : 'unlinkable';
  if (ofAccount) return ofAccount;
  if (anonymity !== 'unlinkable' || !isWriter) return anonymity;
  return isDeleted ? 'deleted' : 'elsewhere';
}

/** Whether the made-up name of a member is known to no account, or will be once they make one. */
export const isByKey = ({ anonymity, isHeld, ofAccount }: ModeFacts): boolean => isHeld || (anonymity === 'unlinkable' && ofAccount === undefined);

/** The port of the mode in which made-up names are kept, as this device sees it. */
export abstract class PersonaModes {
  abstract here(): Promise<ModeFacts>;
}
