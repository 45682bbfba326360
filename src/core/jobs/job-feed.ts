import type { EmploymentType } from '../careers/employment-type.ts';
import { lineOf } from '../administration/form-line.ts';
import type { ImportProblem } from '../company-profiles/company-import.ts';
import { isDay } from './feed-facts.ts';
import { longestJobDescription, longestJobTitle, type Workplace, type YearlyPay } from './job.ts';

/** Job from a feed, before company, cities and skills are matched. */
export interface FeedJob {
  readonly title: string;
  readonly company: string;
  readonly description: string;
  /** Places as written: "Bengaluru, Karnataka", "Remote - India". */
  readonly places: readonly string[];
  /** Every place is outside India according to the feed. */
  readonly isAbroad: boolean;
  readonly workplace: Workplace | null;
  readonly employment: EmploymentType | null;
  readonly experience: { readonly from: number | null; readonly to: number | null };
  readonly pay: YearlyPay | null;
  readonly skills: readonly string[];
  readonly applyUrl: string;
  readonly postedOn: string | null;
  readonly closesOn: string | null;
  readonly confirmedOn: string | null;
}

/** Row with its CSV line or list position. */
export interface JobFeedRow {
  readonly at: number;
  /** Feed's own id; empty if unreadable. */
  readonly key: string;
  readonly job: FeedJob;
  readonly problems: readonly ImportProblem[];
  /** Last record of a file without a final line end. */
  readonly mayBeCut?: boolean;
}

/** Jobs, and the unit their rows are counted in. */
export interface JobFeed {
  readonly unit: 'line' | 'item';
  readonly rows: readonly JobFeedRow[];
  /** Missing end, which means that unlisted jobs may have been cut off. */
  readonly missingEnd?: 'line-end' | 'page-end' | undefined;
}

export type FeedRefusal =
  | { readonly code: 'cut-off'; readonly line: number | null }
  | { readonly code: 'unknown-columns' | 'missing-columns'; readonly names: readonly string[] }
  | { readonly code: 'unknown-format' | 'no-jobs' | 'too-many' };

export const mostFeedJobs = 100_000;

/** Undefined for invalid JSON. */
export type JsonParser = (text: string) => unknown;

const mostNameLetters = 500;

const longestFeedKey = 500;

const nothingSaid: FeedJob = {
  title: '',
  company: '',
  description: '',
  places: [],
  isAbroad: false,
  workplace: null,
  employment: null,
  experience: { from: null, to: null },
  pay: null,
  skills: [],
  applyUrl: '',
  postedOn: null,
  closesOn: null,
  confirmedOn: null,
};

/** Tidied row with its problems; required fields are checked last. */
export function feedRow(at: number, key: string, said: Partial<FeedJob>, problems: readonly ImportProblem[] = []): JobFeedRow {
  const whole = { ...nothingSaid, ...said };
  const job: FeedJob = {
    ...whole,
    title: cutText(lineOf(whole.title.slice(0, 4 * longestJobTitle)), longestJobTitle).toWellFormed(),
    description: cutText(whole.description, longestJobDescription).toWellFormed(),
    company: whole.company.slice(0, mostNameLetters),
    applyUrl: whole.applyUrl.trim(),
  };
  // Half a letter that is written as two becomes another in the database, and would not be found again.
  const ownKey = lineOf(key.slice(0, 2 * longestFeedKey)).toWellFormed();
  const faults: readonly (readonly [string, boolean, string])[] = [
    ['id', ownKey === '', 'it is missing'],
    ['id', ownKey.length > longestFeedKey, `it is longer than ${longestFeedKey} characters`],
    ['title', job.title === '', 'it is missing'],
    ['apply_url', job.applyUrl === '', 'it is missing'],
    ['closes_on', job.closesOn !== null && !isDay(job.closesOn), `${job.closesOn ?? ''} is no day`],
  ];
  const own = problems.length > 0 ? problems : faults.flatMap(([field, isFault, because]) => (isFault ? [{ field, because }] : []));
  return { at, key: ownKey.length > longestFeedKey ? '' : ownKey, job, problems: own };
}

/** Never splits a surrogate pair. */
export const cutText = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
