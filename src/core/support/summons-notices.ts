import type { SummonsNotice } from './summons-notice.ts';

/** The notices of summons, of which nothing is stored but a count by quarter, authority and what is asked for (R-246, F-15). */
export abstract class SummonsNotices {
  /** Counts a notice; the same key counts once. */
  abstract count(submissionKey: string, notice: SummonsNotice): Promise<void>;
}
