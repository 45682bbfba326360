import type { SummonsNotice } from './summons-notice.ts';

/** Stores only counts by quarter, authority and demand (R-246, F-15). */
export abstract class SummonsNotices {
  /** Counts each key once. */
  abstract count(submissionKey: string, notice: SummonsNotice): Promise<void>;
}
