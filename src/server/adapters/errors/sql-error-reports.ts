import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { withoutMarkers, type ErrorReport } from '#core/errors/error-report.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Drops further distinct reports each day, so that no flood fills the disk. */
const mostDifferentADay = 2_000;
const mostRepeats = 2_000_000_000;

export class SqlErrorReports implements ErrorReports {
  readonly #scope: Pick<PseudonymScope, 'db' | 'now'>;

  constructor(scope: Pick<PseudonymScope, 'db' | 'now'>) {
    this.#scope = scope;
  }

  /** Counts a report already known today; accepts a new one while the day has room. */
  async file(report: ErrorReport): Promise<void> {
    const { error, display, screen, operation, kind, status, requestId } = withoutMarkers(report);
    const day = dayOf(this.#scope.now);
    const fingerprint = fingerprintOf([error.name, error.message, screen, operation, kind]);
    const values = [day, fingerprint, error.name, error.message, error.stack, display, screen, operation, kind, status, requestId];
    await sql`
      with known as (
        update error_report set times = least(times + 1, ${mostRepeats}) where day = ${day} and fingerprint = ${fingerprint} returning day
      ), admitted as (
        insert into error_day (day, different) select ${day}::date, 1 where not exists (select 1 from known)
        on conflict (day) do update set different = error_day.different + 1 where error_day.different < ${mostDifferentADay}
        returning day
      )
      insert into error_report (day, fingerprint, name, message, stack, display, screen, operation, kind, status, request_id)
      select ${sql.join(values.map((value, at) => sql`${value ?? null}::${types[at]}`))} from admitted
      on conflict (day, fingerprint) do update set times = least(error_report.times + 1, ${mostRepeats})`.execute(this.#scope.db);
  }
}

const types = [sql`date`, ...Array.from({ length: 8 }, () => sql`text`), sql`smallint`, sql`text`];

const fingerprintOf = (parts: readonly (string | undefined)[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
