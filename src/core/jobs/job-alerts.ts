import { Failure } from '../failure.ts';
import type { EmploymentType } from '../careers/employment-type.ts';
import type { Named } from '../named.ts';
import type { CtcStep } from './job-search.ts';
import type { Workplace } from './job.ts';

export const mostJobAlerts = 20;

export interface AlertPreferences {
  readonly cities: readonly string[];
  readonly companies: readonly string[];
  /** At most one, since jobs are listed by one skill. */
  readonly skills: readonly string[];
  readonly industries: readonly string[];
  readonly employment: readonly EmploymentType[];
  readonly workplace: readonly Workplace[];
  readonly ctc: readonly CtcStep[];
  readonly experience: number | null;
  readonly words: string;
}

/** Search to be notified about. */
export interface JobAlertDraft {
  /** Url names; empty for any title. */
  readonly designations: readonly string[];
  readonly preferences: AlertPreferences;
}

export interface JobAlert extends JobAlertDraft {
  readonly jobAlertId: string;
  readonly names: readonly Named[];
  /** Creation day, later coarsened to the first day of its week. */
  readonly createdOn: string;
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

export const alertLimitFailure = (alerts: number): Failure | undefined =>
  alerts < mostJobAlerts ? undefined : new Failure('conflict', `More than ${mostJobAlerts} alerts cannot be created.`, { code: 'TOO_MANY' });

/** Rejects unknown values, which would never match. */
export const unknownInAlert = (field: 'designations' | 'cities' | 'companies' | 'skills' | 'industries', name: string): Failure =>
  new Failure('invalid', `Nothing here is called “${name}” (${field}).`, { code: 'RULE_BROKEN' });

/** Rejects words made of signs alone. */
export const wordlessAlert = (words: string): Failure => new Failure('invalid', `There is no word in “${words}” (words).`, { code: 'RULE_BROKEN' });

export const isAnyJob = ({ designations, preferences }: JobAlertDraft): boolean =>
  designations.length === 0 && JSON.stringify({ ...anyPreference, ...preferences }) === JSON.stringify(anyPreference);

export abstract class JobAlerts {
  abstract all(): Promise<readonly JobAlert[]>;
  /** Returns the existing alert if it is the same. */
  abstract create(draft: JobAlertDraft): Promise<JobAlert>;
  abstract remove(jobAlertId: string): Promise<void>;
}
