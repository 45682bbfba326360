import type { HeadlineStats } from './headline-stats.ts';

export abstract class Headlines {
  /** Latest counts; asking triggers no counting. */
  abstract stats(): Promise<HeadlineStats>;
}
