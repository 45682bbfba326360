import type { Failure, FailureKind } from '../failure.ts';
import type { RecordedKind } from '../usage/recorded-call.ts';

/** The toast of a failed call. */
export type Announcement = 'missing' | 'signed-out' | 'forbidden' | 'broken' | 'limited' | 'banned';

/** Facts of a call by which a failure of it is said and reported. */
export interface AnnouncementFacts {
  /** Failures of which nobody needs to know, or which its screen or form says: all, or those of a kind. */
  readonly quiet?: 'always' | FailureKind;
  /** True where its form says that the account is banned, beside the words that it keeps. */
  readonly saysBan?: true;
  /** True of a way in, of which a refusal is reported too. */
  readonly wayIn?: true;
  /** The report of a failure, in words of its own. */
  readonly reportedAs?: string;
  /** The kind of news that the product tells its server by itself, which is never the matter of a toast. */
  readonly recorded?: RecordedKind;
}

const announced: Partial<Record<FailureKind, Announcement>> = {
  missing: 'missing',
  'signed-out': 'signed-out',
  forbidden: 'forbidden',
  broken: 'broken',
  limited: 'limited',
};

/** Tells whether a call that got no answer means that the connection is gone. Some browsers block what counts by its address. */
export const tellsOfConnection = ({ recorded }: AnnouncementFacts): boolean => recorded === undefined;

/** The announcement of a failed call: that the account is banned, wherever that stops it. None when it was aborted, when the offline notice says it, or when its form does. */
export function announcementOf({ kind, code }: Pick<Failure, 'kind' | 'code'>, facts: AnnouncementFacts): Announcement | undefined {
  if (code === 'BANNED') return facts.saysBan ? undefined : 'banned';
  return isQuiet(kind, facts) ? undefined : announced[kind];
}

const isQuiet = (kind: FailureKind, { quiet, wayIn, recorded }: AnnouncementFacts): boolean =>
  quiet === 'always' || quiet === kind || wayIn === true || recorded !== undefined;

/** The name of a failed call in error reports; what the server said may name where someone works. */
export const reportedAs = ({ code, kind }: Pick<Failure, 'kind' | 'code'>, facts: AnnouncementFacts): string => facts.reportedAs ?? code ?? kind;

/** Kinds of failures that are answers: a sentence on the screen says them, and nothing is broken. */
const refusals: readonly FailureKind[] = ['invalid', 'signed-out', 'forbidden', 'missing', 'conflict', 'limited'];

/** Codes of requests that no screen may send, so that a screen that does is broken. */
const misuses: readonly (string | undefined)[] = ['REQUEST_INVALID', 'BODY_MALFORMED', 'METHOD_NOT_ALLOWED', 'MEDIA_TYPE_UNSUPPORTED'];

/** Whether a failed call is worth a report. Reports about reports would never end, and without a connection none arrives. */
export function isReported({ kind, code }: Pick<Failure, 'kind' | 'code'>, { recorded, wayIn }: AnnouncementFacts): boolean {
  if (recorded === 'error' || kind === 'cancelled' || kind === 'offline') return false;
  return !refusals.includes(kind) || misuses.includes(code) || wayIn === true;
}
