import { sql, type Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import type { Tables } from '../database/tables.ts';

/** The week of now as rows keep it: its first moment. */
export const thisWeek = (now: number): Date => new Date(mondayOf(weekOf(dayOf(now))));

/** Lets what waited at a company come out in the week of now. What a moderator took down or keeps waiting only loses its hour. */
export async function publishScheduled(transaction: Transaction<Tables>, table: keyof Tables, companyId: string, now: number): Promise<void> {
  await sql`update ${sql.table(table)} set due_at = null, posted_at = case when status = 'SCHEDULED' then ${thisWeek(now)} else posted_at end,
    status = case when status = 'SCHEDULED' then 'LIVE' else status end
    where company_id = ${companyId} and due_at <= ${new Date(now)}`.execute(transaction);
}
