import type { EmploymentType } from '../careers/employment-type.ts';
import { lineOf } from '../administration/form-line.ts';
import type { ImportProblem } from '../company-profiles/company-import.ts';
import { isDay } from './feed-facts.ts';
import { longestJobDescription, longestJobTitle, type Workplace, type YearlyPay } from './job.ts';

/** A job as a feed says it, before its company, its cities and its skills are looked up. */
export interface FeedJob {
  readonly title: string;
  /** The name of the company; empty where the feed names none. */
  readonly company: string;
  readonly description: string;
  /** The places as the feed writes them: "Bengaluru, Karnataka", "Remote - India". */
  readonly places: readonly string[];
  /** Whether the feed says of each place that it is in another country than India. */
  readonly isAbroad: boolean;
  readonly workplace: Workplace | null;
  readonly employment: EmploymentType | null;
  readonly experience: { readonly from: number | null; readonly to: number | null };
  readonly pay: YearlyPay | null;
  readonly skills: readonly string[];
  readonly applyUrl: string;
  readonly postedOn: string | null;
  readonly closesOn: string | null;
  /** The day on which the employer said that the job is open. */
  readonly confirmedOn: string | null;
}

/** One job of a feed: the line of a CSV file on which it starts, or its number in a list. */
export interface JobFeedRow {
  readonly at: number;
  /** The name that the feed gives it; empty where it cannot be read. */
  readonly key: string;
  readonly job: FeedJob;
  readonly problems: readonly ImportProblem[];
  /** Whether it may be cut off, being the last record of a file that does not end with a line end. */
  readonly mayBeCut?: boolean;
}

/** The jobs of a feed, and by what they are counted. */
export interface JobFeed {
  readonly unit: 'line' | 'item';
  readonly rows: readonly JobFeedRow[];
  /** What is missing at the end of a feed that can be read but may be cut off: what it does not list may have been behind that. */
  readonly missingEnd?: 'line-end' | 'page-end' | undefined;
}

/** The reasons why a feed cannot be read as a whole, so that nothing of it is taken in. */
export type FeedRefusal =
  | { readonly code: 'cut-off'; readonly line: number | null }
  | { readonly code: 'unknown-columns' | 'missing-columns'; readonly names: readonly string[] }
  | { readonly code: 'unknown-format' | 'no-jobs' | 'too-many' };

/** The most jobs of a feed. */
export const mostFeedJobs = 100_000;

/** Reads JSON; a text that is none is undefined. */
export type JsonParser = (text: string) => unknown;

/** The most of the name of a company that is read. */
const mostNameLetters = 500;

/** The longest name that a feed gives a job. */
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

/** A row of a feed, tidied, with what is wrong with it; where nothing else is known to be wrong, what has to be there is looked for. */
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

/** A text up to a length; a letter that is written as two is not cut in half. */
export const cutText = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
