import type { SavedOffer } from '../offers/salary-offer.ts';
import type { ProfileType } from '../personas/profile-type.ts';

export interface WrittenOffer extends SavedOffer {
  /** Personas that can show it; under both, it would reveal that they are one person (F-16). */
  readonly takers: readonly ProfileType[];
}
