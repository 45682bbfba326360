import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Moves profile, pictures and subsidiaries to a company without a profile. */
export async function moveProfile(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  for (const statement of [
    sql`update company_picture set company_id = ${into} where company_id = ${from}
      and not exists (select 1 from company_profile where company_id = ${into})
      and image_id not in (select image_id from company_picture where company_id = ${into})`,
    sql`update company_profile set company_id = ${into} where company_id = ${from} and not exists (select 1 from company_profile as other where other.company_id = ${into})`,
    sql`update company_relation set company_id = ${into} where company_id = ${from} and other_id <> ${into}
      and other_id not in (select other_id from company_relation where company_id = ${into})`,
    sql`update company_relation set other_id = ${into} where other_id = ${from} and company_id <> ${into}
      and company_id not in (select company_id from company_relation where other_id = ${into})`,
    sql`delete from company_relation where company_id = ${from} or other_id = ${from}`,
    sql`update company set relations_count = (select count(*) from company_relation where company_id = company.id)
      where id = ${into} or id in (select other_id from company_relation where company_id = ${into})`,
  ])
    await statement.execute(transaction);
}
