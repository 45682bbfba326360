import { Failure } from '#core/failure.ts';
import { databaseReasonOf, isSqlState } from './database-cause.ts';

/** Classes and codes of PostgreSQL that mean the database cannot be had just now: no connection, no room, being shut down, too slow. */
const passing = /^(08|53|57014$|57P|55P03$|40001$|40P01$|25P03$|25P04$)/;
/** Messages of the system and the driver that mean the connection to the database failed. */
const closedWay =
  /ECONN|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES|timeout|Connection terminated|not queryable|Client was closed|Cannot use a pool after calling end/i;

const unreachable = 'The database cannot be reached just now';

/** Turns whatever the database or its driver threw into a failure that says why: offline where waiting may help, broken otherwise. */
export function databaseFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isPassing = passing.test(code) || closedWay.test(code) || (!isSqlState(code) && error instanceof Error && closedWay.test(error.message));
  const reason = databaseReasonOf(error);
  const sentence = isPassing ? unreachable : 'The database could not answer';
  return new Failure(isPassing ? 'offline' : 'broken', reason ? `${sentence}: ${reason}` : sentence, { cause: error });
}

/** Whether the database could not be had, which is no mistake of ours and yet one that anyone who reads the log has to know of. */
export const isDatabaseAway = (error: unknown): boolean => error instanceof Failure && error.kind === 'offline' && error.message.startsWith(unreachable);

/** The code PostgreSQL gave to what went wrong, such as 23505 for something that is there already. */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = error instanceof Failure ? error.cause : error;
  return cause instanceof Error && 'code' in cause && isSqlState(String(cause.code)) ? String(cause.code) : undefined;
}
