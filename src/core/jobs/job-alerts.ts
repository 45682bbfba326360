import { Failure } from '../failure.ts';
import type { EmploymentType } from '../careers/employment-type.ts';
import type { Named } from '../named.ts';
import type { CtcStep } from './job-search.ts';
import type { Workplace } from './job.ts';

/** The most alerts of one member. */
export const mostJobAlerts = 20;

/** What an alert is narrowed by beside job titles, by names in URLs. */
export interface AlertPreferences {
  readonly cities: readonly string[];
  readonly companies: readonly string[];
  /** One at most: jobs are listed by one skill. */
  readonly skills: readonly string[];
  readonly industries: readonly string[];
  readonly employment: readonly EmploymentType[];
  readonly workplace: readonly Workplace[];
  readonly ctc: readonly CtcStep[];
  readonly experience: number | null;
  /** Words anywhere in the job. */
  readonly words: string;
}

/** A search of which the member wants to hear. */
export interface JobAlertDraft {
  /** Job titles, by names in URLs; with none, any. */
  readonly designations: readonly string[];
  readonly preferences: AlertPreferences;
}

/** An alert as its member sees it. */
export interface JobAlert extends JobAlertDraft {
  readonly jobAlertId: string;
  /** The names of all that it names in URLs, to be read. */
  readonly names: readonly Named[];
  /** The day of its making; after that day the first day of its week. */
  readonly createdOn: string;
  /** How many open jobs fit it. */
  readonly jobsCount: number;
}

export const anyPreference: AlertPreferences = {
  cities: [],
  companies: [],
  skills: [],
  industries: [],
  employment: [],
  workplace: [],
  ctc: [],
  experience: null,
  words: '',
};

/** The fault of an alert more than the most; nothing while there is room. */
export const alertLimitFailure = (alerts: number): Failure | undefined =>
  alerts < mostJobAlerts ? undefined : new Failure('conflict', `More than ${mostJobAlerts} alerts cannot be created.`, { code: 'TOO_MANY' });

/** The fault of an alert for what nobody knows: it would never find anything. */
export const unknownInAlert = (field: 'designations' | 'cities' | 'companies' | 'skills' | 'industries', name: string): Failure =>
  new Failure('invalid', `Nothing here is called “${name}” (${field}).`, { code: 'RULE_BROKEN' });

/** The fault of an alert for words that are signs alone, which no job has. */
export const wordlessAlert = (words: string): Failure => new Failure('invalid', `There is no word in “${words}” (words).`, { code: 'RULE_BROKEN' });

/** Whether an alert narrows nothing: every job would fit it. */
export const isAnyJob = ({ designations, preferences }: JobAlertDraft): boolean =>
  designations.length === 0 && JSON.stringify({ ...anyPreference, ...preferences }) === JSON.stringify(anyPreference);

/** The alerts of the signed-in member. */
export abstract class JobAlerts {
  /** All of them, newest first. */
  abstract all(): Promise<readonly JobAlert[]>;
  /** Creates it; the same again answers the one that is there. */
  abstract create(draft: JobAlertDraft): Promise<JobAlert>;
  abstract remove(jobAlertId: string): Promise<void>;
}
