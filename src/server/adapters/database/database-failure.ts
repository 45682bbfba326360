import { Failure } from '#core/failure.ts';

/** Classes and codes of PostgreSQL that mean the database cannot be had just now: no connection, no room, being shut down, too slow. */
const passing = /^(08|53|57014$|57P|55P03$|40001$|40P01$|25P03$|25P04$)/;
/** Messages of the system and the driver that mean the connection to the database failed. */
const closedWay =
  /ECONN|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES|timeout|Connection terminated|not queryable|Client was closed|Cannot use a pool after calling end/i;

/** Turns whatever the database or its driver threw into a failure: offline where waiting may help, broken otherwise. */
export function databaseFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isPassing = passing.test(code) || closedWay.test(code) || (!isSqlState(code) && error instanceof Error && closedWay.test(error.message));
  return isPassing
    ? new Failure('offline', 'The database cannot be reached just now', { cause: error })
    : new Failure('broken', 'The database could not answer', { cause: error });
}

/** The code PostgreSQL gave to what went wrong, such as 23505 for something that is there already. */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = error instanceof Failure ? error.cause : error;
  return cause instanceof Error && 'code' in cause && isSqlState(String(cause.code)) ? String(cause.code) : undefined;
}

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);
