import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { markStale } from './mark-stale.ts';
import type { Tables } from '../database/tables.ts';
import type { Summary } from './summary.ts';
import type { SummaryName } from './summary-name.ts';

const mostAtOnce = 500;

/** Rebuilds marked or due summaries of listed companies; returns their number. */
export async function refreshStale(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, summaries: readonly Summary[]): Promise<number> {
  const now = clock.now();
  for (const { name, dueNow } of summaries)
    await sql`insert into stale_summary (company_id, summary) select company_id, ${name} from (${dueNow(now)}) as due
      where exists (select 1 from company where company.id = due.company_id) on conflict do nothing`.execute(db);
  const marks = await db.selectFrom('stale_summary').selectAll().limit(mostAtOnce).execute();
  for (const { company_id: companyId, summary } of marks) await refreshOne(db, { companyId, summary }, { now, summaries });
  return marks.length;
}

/** Removes the mark first, so that a concurrent change sets another; skips one taken by another server. */
const refreshOne = (
  db: Kysely<Tables>,
  { companyId, summary }: { readonly companyId: string; readonly summary: SummaryName },
  { now, summaries }: { readonly now: number; readonly summaries: readonly Summary[] },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql`delete from stale_summary where (company_id, summary) in (
      select company_id, summary from stale_summary where company_id = ${companyId} and summary = ${summary} for update skip locked) returning company_id`.execute(
      transaction,
    );
    if (rows.length === 0 || (summary !== 'search' && !(await isListed(transaction, companyId)))) return;
    for (const each of summaries) if (each.name === summary) await each.refresh(transaction, companyId, now);
    if (summary !== 'search') await markStale(transaction, 'search', companyId);
  });

/** Content under a typed-in company waits until it is listed. */
async function isListed(transaction: Transaction<Tables>, companyId: string): Promise<boolean> {
  return (await transaction.selectFrom('company').select('id').where('id', '=', companyId).executeTakeFirst()) !== undefined;
}
