import type { SavedOffer } from '../offers/salary-offer.ts';
import type { ProfileType } from '../personas/profile-type.ts';

/** An offer that a draft shows. */
export interface WrittenOffer extends SavedOffer {
  /** The personas that can show it: the one it was sent under before, or both. Under both it would tell everyone that they are one person (F-16). */
  readonly takers: readonly ProfileType[];
}
