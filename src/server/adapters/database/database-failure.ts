import { Failure } from '#core/failure.ts';
import { databaseReasonOf, isSqlState } from './database-cause.ts';

/** Codes for temporary unavailability, such as lost connections, no space, shutdown or timeouts. */
const passing = /^(08|53|57014$|57P|55P03$|40001$|40P01$|25P03$|25P04$)/;
const closedWay =
  /ECONN|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES|timeout|Connection terminated|not queryable|Client was closed|Cannot use a pool after calling end/i;

const unreachable = 'The database cannot be reached just now';

/** Offline when waiting may help, otherwise broken. */
export function databaseFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isPassing = passing.test(code) || closedWay.test(code) || (!isSqlState(code) && error instanceof Error && closedWay.test(error.message));
  const reason = databaseReasonOf(error);
  const sentence = isPassing ? unreachable : 'The database could not answer';
  return new Failure(isPassing ? 'offline' : 'broken', reason ? `${sentence}: ${reason}` : sentence, { cause: error });
}

/** Unavailable database, no bug but worth logging. */
export const isDatabaseAway = (error: unknown): boolean => error instanceof Failure && error.kind === 'offline' && error.message.startsWith(unreachable);

/** PostgreSQL's code, such as 23505 for duplicates. */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = error instanceof Failure ? error.cause : error;
  return cause instanceof Error && 'code' in cause && isSqlState(String(cause.code)) ? String(cause.code) : undefined;
}
