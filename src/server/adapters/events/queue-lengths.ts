import { sql, type Kysely } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { sqlForDesk } from '../crowds/counting-statements.ts';
import type { Tables } from '../database/tables.ts';

/** Counting stops here. */
const mostQueued = 10_000;

/** Queue lengths of background work, without reading whose it is. */
export async function queueLengths(db: Kysely<Tables>, now: number): Promise<Readonly<Record<'notifications' | 'push' | 'digests', number>>> {
  const moment = new Date(now);
  const notifications = await counted(sql`select 1 from notification_event where due_on is null or due_on <= ${dayOf(now)}::date`, db);
  const push = await counted(sql`select 1 from push where due_at <= ${moment}`, db);
  const digests = await counted(sql`select 1 from mail_address where next_at <= ${moment}`, db);
  return { notifications, push, digests };
}

async function counted(due: ReturnType<typeof sql>, db: Kysely<Tables>): Promise<number> {
  const { rows } = await sqlForDesk<{ readonly count: number }>`select count(*) as count from (${due} limit ${sql.lit(mostQueued)}) as due`.execute(db);
  return rows[0]?.count ?? 0;
}
