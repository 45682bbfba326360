import { sql, type Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import type { Tables } from '../database/tables.ts';

/** First moment of the current week. */
export const thisWeek = (now: number): Date => new Date(mondayOf(weekOf(dayOf(now))));

/** Publishes due contributions in this week, but only clears the hour of moderated ones. */
export async function publishScheduled(transaction: Transaction<Tables>, table: keyof Tables, companyId: string, now: number): Promise<void> {
  await sql`update ${sql.table(table)} set due_at = null, posted_at = case when status = 'SCHEDULED' then ${thisWeek(now)} else posted_at end,
    status = case when status = 'SCHEDULED' then 'LIVE' else status end
    where company_id = ${companyId} and due_at <= ${new Date(now)}`.execute(transaction);
}
