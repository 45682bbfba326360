import type { FragmentPairs } from '../navigation/fragments.ts';

/** Where this device keeps the offers that somebody compares, until they clear them. Nobody else ever sees them. */
export abstract class KeptOffers {
  /** The offers kept last; undefined when there are none. */
  abstract read(): FragmentPairs;
  abstract keep(offers: FragmentPairs): void;
  abstract clear(): void;
}
