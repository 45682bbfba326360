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

export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Change by an administrator or a host's command, with who, when and what (S-123). */
export interface AdministratorEntry {
  readonly sequence: number;
  readonly actedAt: number;
  /** Profile name, or null for a former administrator. */
  readonly administrator: string | null;
  /** True for host commands, and links to moderate made by them. */
  readonly byHost: boolean;
  readonly action: AdministratorAction;
  /** Subject's name at the time, or the present one for accounts and sanctions. */
  readonly subject: string;
  readonly changes: readonly FieldChange[];
}

export const administratorLogDays = 365;

/** Changes by administrators and host, newest first, for administrators only. */
export abstract class AdministratorLog {
  abstract entries(after?: string | null, pageSize?: number): Promise<Page<AdministratorEntry>>;
}

/** Differing fields of two forms, with long texts cut, as the log is no archive. */
export const changesBetween = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): readonly FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => said(before[field]) !== said(after[field]))
    .map((field) => ({ field, before: said(before[field]), after: said(after[field]) }));

const longestSaid = 200;

const said = (value: unknown): string =>
  (value === null || value === undefined ? '' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)).slice(0, longestSaid);
