// What the doctor says of grievances: the law gives their officer days, and a few of them hours.
import { sql } from 'kysely';
import type { Database } from '#server/adapters/database/database.ts';
import { ok, wrong, type Finding } from './finding.ts';

/** Judges overdue grievances by this machine's clock. */
export async function grievanceFinding({ db }: Pick<Database, 'db'>, nowMs: number): Promise<Finding> {
  const { rows } = await sql<{ readonly waiting: number; readonly overdue: number }>`select count(*)::int as waiting,
    (count(*) filter (where decide_by < ${new Date(nowMs)}))::int as overdue from grievance where answered_on is null`.execute(db);
  const { waiting, overdue } = rows[0] ?? { waiting: 0, overdue: 0 };
  if (overdue > 0)
    return wrong('grievances', `${overdue} of ${waiting} that wait ${overdue === 1 ? 'is' : 'are'} overdue. Answer at /administration?part=grievances.`);
  return ok('grievances', waiting === 0 ? 'None waits.' : `${waiting} ${waiting === 1 ? 'waits' : 'wait'}, and none is overdue.`);
}
