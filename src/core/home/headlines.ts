import type { HeadlineStats } from './headline-stats.ts';

/** The headline counts of an installation. */
export abstract class Headlines {
  /** As they were counted last; nothing is counted for the asking. */
  abstract stats(): Promise<HeadlineStats>;
}
