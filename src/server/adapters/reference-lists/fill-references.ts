import { sql, type Kysely, type Transaction } from 'kysely';
import { nameKey } from '#core/companies/name-key.ts';
import { withoutTimeout } from '../database/database-pool.ts';
import { industries } from './known-lists.ts';
import { referenceRows } from './reference-rows.ts';
import type { Tables } from '../database/tables.ts';

/** Updates reference lists, skipping unchanged rows before a conflict would lock each of them, which is slow. */
export async function fillReferences(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql.raw(withoutTimeout('set local statement_timeout = 0')).execute(transaction);
    for (const [table, rows] of Object.entries(referenceRows)) {
      const columns = Object.keys(rows[0] ?? {});
      const all = (of: string) => sql.join(columns.map((column) => sql.ref(`${of}${column}`)));
      await sql`${sql.raw(withoutTimeout('insert into'))} ${sql.table(table)} (${all('')})
        select ${all('made.')} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) made
        left join ${sql.table(table)} as known on known.id = made.id where (${all('known.')}) is distinct from (${all('made.')})
        on conflict (id) do update set (${all('')}) = row(${all('excluded.')})`.execute(transaction);
    }
    await fillIndustries(transaction);
  });
}

/** Adds missing industries only; existing ones belong to companies. */
async function fillIndustries(transaction: Transaction<Tables>): Promise<void> {
  const known = await transaction.selectFrom('industry').select(['url_name', 'name']).execute();
  const taken = new Set(known.flatMap(({ url_name, name }) => [url_name, nameKey(name)]));
  const missing = industries.filter(({ urlName, name }) => !taken.has(urlName) && !taken.has(nameKey(name)));
  const rows = missing.map(({ urlName, name }) => ({ url_name: urlName, name }));
  await sql`${sql.raw(withoutTimeout('insert into'))} industry (url_name, name)
    select made.url_name, made.name from jsonb_populate_recordset(null::industry, ${JSON.stringify(rows)}::jsonb) made on conflict do nothing`.execute(
    transaction,
  );
}
