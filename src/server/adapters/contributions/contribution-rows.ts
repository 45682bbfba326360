import { sql, type Transaction } from 'kysely';
import type { KeptStatus } from '#core/posts/post.ts';
import type { Tables } from '../database/tables.ts';
import type { PartsOf } from './own-kind.ts';

type In = Transaction<Tables>;

type Columns = Readonly<Record<string, unknown>>;

/** Contribution with the company that its rows are partitioned by. */
export interface ContributionPlace {
  readonly companyId: string;
  readonly id: string;
}

/** Requires the same columns in all rows. */
export async function insertRows(transaction: In, table: string, rows: readonly Columns[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(values)}`.execute(transaction);
}

/** Updates only with the expected version and status, and tells if it did. */
export async function changeRow(
  transaction: In,
  table: string,
  { companyId, id, version, statuses }: ContributionPlace & { readonly version: number; readonly statuses: readonly KeptStatus[] },
  columns: Columns,
): Promise<boolean> {
  const changes = Object.entries({ ...columns, version: sql`version + 1` }).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.join(changes)}
    where company_id = ${companyId} and id = ${id} and version = ${version} and status = any(${statuses}::text[])`.execute(transaction);
  return numAffectedRows === 1n;
}

export async function keepParts<Whole extends string>(
  transaction: In,
  whole: Whole,
  { companyId, id, isNew = false }: ContributionPlace & { readonly isNew?: boolean },
  parts: PartsOf<Whole>,
): Promise<void> {
  for (const [name, rows] of Object.entries<readonly Columns[] | undefined>(parts)) {
    if (!isNew) await sql`delete from ${sql.table(name)} where company_id = ${companyId} and ${sql.ref(`${whole}_id`)} = ${id}`.execute(transaction);
    await insertRows(
      transaction,
      name,
      (rows ?? []).map((row) => ({ company_id: companyId, [`${whole}_id`]: id, ...row })),
    );
  }
}
