import { sql, type Transaction } from 'kysely';
import { moveRows } from '../database/move-rows.ts';
import type { Tables } from '../database/tables.ts';
import { countRelations } from './count-relations.ts';

/** Moves profile, pictures and subsidiaries to a company without a profile. */
export async function moveProfile(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  const { rows: own } = await sql`select 1 from company_profile where company_id = ${into}`.execute(transaction);
  if (own.length === 0) for (const table of ['company_picture', 'company_profile'] as const) await moveRows(transaction, table, { from, into });
  await moveRows(transaction, 'company_relation', { from, into }, sql`other_id <> ${into}`);
  for (const statement of [
    sql`update company_relation set other_id = ${into} where other_id = ${from} and company_id <> ${into}
      and company_id not in (select company_id from company_relation where other_id = ${into})`,
    sql`delete from company_relation where company_id = ${from} or other_id = ${from}`,
  ])
    await statement.execute(transaction);
  const others = await transaction.selectFrom('company_relation').select('other_id').where('company_id', '=', into).execute();
  await countRelations(transaction, [into, ...others.map(({ other_id }) => other_id)]);
}
