import { sql, type Kysely } from 'kysely';
import { withoutTimeout } from '../database/database-pool.ts';
import { referenceRows } from './reference-rows.ts';
import type { Tables } from '../tables.ts';

/** Brings the lists that people choose from into the database, or up to date there. A row that is up to date is not touched. */
export async function fillReferences(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql.raw(withoutTimeout('set local statement_timeout = 0')).execute(transaction);
    for (const [table, rows] of Object.entries(referenceRows)) {
      const columns = Object.keys(rows[0] ?? {});
      const all = (of: string) => sql.join(columns.map((column) => sql.ref(`${of}${column}`)));
      await sql`
        ${sql.raw(withoutTimeout('insert into'))} ${sql.table(table)} (${all('')})
        select ${all('made.')} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) made
        on conflict (id) do update set (${all('')}) = row(${all('excluded.')})
        where (${all(`${table}.`)}) is distinct from (${all('excluded.')})`.execute(transaction);
    }
  });
}
