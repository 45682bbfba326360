import type { Failure, FailureKind } from '../failure.ts';
import type { RecordedKind } from '../usage/recorded-call.ts';

/** Toast of a failed call. */
export type Announcement = 'missing' | 'signed-out' | 'forbidden' | 'broken' | 'limited' | 'banned';

export interface AnnouncementFacts {
  /** Failures nobody needs to see, or that the screen already shows. */
  readonly quiet?: 'always' | FailureKind;
  /** Form itself shows the ban. */
  readonly saysBan?: true;
  /** Sign-in path, whose refusals are also reported. */
  readonly wayIn?: true;
  readonly reportedAs?: { readonly name: string; readonly message: string };
  /** Background telemetry, which never raises a toast. */
  readonly recorded?: RecordedKind;
}

const announced: Partial<Record<FailureKind, Announcement>> = {
  missing: 'missing',
  'signed-out': 'signed-out',
  forbidden: 'forbidden',
  broken: 'broken',
  limited: 'limited',
};

/** Ignores recorded calls, which some browsers block by address. */
export const tellsOfConnection = ({ recorded }: AnnouncementFacts): boolean => recorded === undefined;

/** Undefined if aborted, or covered by the offline notice or form. A ban always shows. */
export function announcementOf({ kind, code }: Pick<Failure, 'kind' | 'code'>, facts: AnnouncementFacts): Announcement | undefined {
  if (code === 'BANNED') return facts.saysBan ? undefined : 'banned';
  return isQuiet(kind, facts) ? undefined : announced[kind];
}

const isQuiet = (kind: FailureKind, { quiet, wayIn, recorded }: AnnouncementFacts): boolean =>
  quiet === 'always' || quiet === kind || wayIn === true || recorded !== undefined;

/** Excludes server messages, which may name a workplace. */
export const reportedAs = ({ name, code, kind }: Pick<Failure, 'name' | 'kind' | 'code'>, facts: AnnouncementFacts): { name: string; message: string } =>
  facts.reportedAs ?? { name, message: code ?? kind };

/** Failures that are ordinary answers, shown on the screen. */
const refusals: readonly FailureKind[] = ['invalid', 'signed-out', 'forbidden', 'missing', 'conflict', 'limited'];

/** Codes no working screen can cause, so they indicate a bug. */
const misuses: readonly (string | undefined)[] = ['REQUEST_INVALID', 'BODY_MALFORMED', 'METHOD_NOT_ALLOWED', 'MEDIA_TYPE_UNSUPPORTED'];

/** Excludes reports about reports and offline failures. */
export function isReported({ kind, code }: Pick<Failure, 'kind' | 'code'>, { recorded, wayIn }: AnnouncementFacts): boolean {
  if (recorded === 'error' || kind === 'cancelled' || kind === 'offline') return false;
  return !refusals.includes(kind) || misuses.includes(code) || wayIn === true;
}
