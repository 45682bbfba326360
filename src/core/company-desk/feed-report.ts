import type { ImportProblem } from '../company-profiles/company-import.ts';
import type { JobFeed } from '../jobs/job-feed.ts';

/** Reasons why a whole feed was not taken; what was live before stays. */
export const feedTroubles = ['foreign', 'unreachable', 'no-feed', 'columns', 'cut-off', 'too-many', 'empty'] as const;
export type FeedTrouble = (typeof feedTroubles)[number];

export const feedLineFates = ['added', 'again', 'changed', 'unchanged', 'refused'] as const;
export type FeedLineFate = (typeof feedLineFates)[number];

/** Line or place of a feed, and what became of it. */
export interface FeedLine {
  readonly at: number;
  readonly title: string;
  readonly is: FeedLineFate;
  readonly isUnpaid: boolean;
  readonly problems: readonly ImportProblem[];
}

export interface FeedReport {
  readonly on: string;
  /** Time in India, such as 6:04. */
  readonly at: string;
  readonly trouble: FeedTrouble | null;
  readonly unit: JobFeed['unit'];
  readonly live: number;
  readonly counts: Readonly<Record<FeedLineFate, number>>;
  readonly unpaid: number;
  /** First lines that say more than “unchanged”. */
  readonly lines: readonly FeedLine[];
  readonly closedCount: number;
  readonly closed: readonly string[];
  /** Nothing was closed, as the feed may be cut, or lost too much to believe. */
  readonly keptOpen: number;
}

/** Most lines and titles that a report names. */
export const mostReportedLines = 200;

const noCounts: FeedReport['counts'] = { added: 0, again: 0, changed: 0, unchanged: 0, refused: 0 };

const untaken = { unit: 'line', live: 0, counts: noCounts, unpaid: 0, lines: [], closedCount: 0, closed: [], keptOpen: 0 } as const;

/** Report of a feed that was not taken. */
export const troubledReport = (trouble: FeedTrouble, moment: Pick<FeedReport, 'on' | 'at'>): FeedReport => ({
  ...moment,
  ...untaken,
  trouble,
});
