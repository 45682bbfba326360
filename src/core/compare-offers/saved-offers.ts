import type { FragmentPairs } from '../navigation/fragments.ts';

/** The offers that are compared on this device, kept until they are cleared. Nobody else ever sees them. */
export abstract class SavedOffers {
  /** The offers kept last; undefined when there are none. */
  abstract read(): FragmentPairs;
  abstract keep(offers: FragmentPairs): void;
  abstract clear(): void;
}
