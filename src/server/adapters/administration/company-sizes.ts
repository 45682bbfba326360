import { sql, type Transaction } from 'kysely';
import { sizeBuckets } from '#core/companies/size-bucket.ts';
import { sizeCodeOf } from '../companies/size-code.ts';
import type { Tables } from '../database/tables.ts';

/** Ensures a row for every size, even in an empty instance. */
export async function fillSizes(transaction: Transaction<Tables>): Promise<void> {
  await sql`insert into size_bucket (size) select unnest(${sizeBuckets.map(sizeCodeOf)}::int[]) on conflict do nothing`.execute(transaction);
}

export async function countSizes(transaction: Transaction<Tables>): Promise<void> {
  await sql`update size_bucket set companies_count = found.number from (
      select size_bucket.size, count(company.id) as number from size_bucket left join company on company.indian_size = size_bucket.size group by 1) as found
    where found.size = size_bucket.size and companies_count <> found.number`.execute(transaction);
}
