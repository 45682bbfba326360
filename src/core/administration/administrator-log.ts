import type { Page } from '../page.ts';

export const administratorActions = [
  'topic-added',
  'topic-changed',
  'topic-closed',
  'topic-opened',
  'company-added',
  'company-changed',
  'company-merged',
  'company-let-in',
  'company-refused',
  'logo-shown',
  'logo-removed',
  'profile-changed',
  'jobs-imported',
  'coupons-imported',
  'job-confirmed',
  'word-added',
  'word-removed',
  'role-changed',
  'ban-lifted',
  'ban-upheld',
  'silence-lifted',
  'grievance-answered',
] as const;

export type AdministratorAction = (typeof administratorActions)[number];

/** One field that was changed, before and after. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** A change that an administrator made, or the host by a command: who, when and what (S-123). */
export interface AdministratorEntry {
  readonly sequence: number;
  readonly actedAt: number;
  /** The name in the profile of the account; null where it is no administrator any more. */
  readonly administrator: string | null;
  /** Whether it was done by a command of the host, or by a link that such a command made. */
  readonly byHost: boolean;
  readonly action: AdministratorAction;
  /** The name of what was changed, as it was called then; of an account, and of a ban or a silence, the name that it has now, and none once it is deleted. */
  readonly subject: string;
  readonly changes: readonly FieldChange[];
}

/** The days for which the log of administrators is stored. */
export const administratorLogDays = 365;

/** The changes that administrators and the host made, newest first, for administrators. */
export abstract class AdministratorLog {
  abstract entries(after?: string | null, pageSize?: number): Promise<Page<AdministratorEntry>>;
}

/** The fields that differ between two forms. A longer text is cut, for the log says what was done and is no archive. */
export const changesBetween = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): readonly FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => said(before[field]) !== said(after[field]))
    .map((field) => ({ field, before: said(before[field]), after: said(after[field]) }));

const longestSaid = 200;

const said = (value: unknown): string =>
  (value === null || value === undefined ? '' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)).slice(0, longestSaid);
