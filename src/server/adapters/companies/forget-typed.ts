import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ContentKinds } from '../content-kinds.ts';
import type { Tables } from '../database/tables.ts';

export const waitingUnder = ({ public: kinds }: Pick<ContentKinds, 'public'>, id: RawBuilder<unknown>): RawBuilder<number> => {
  const contributed = kinds.filter(({ summary }) => summary !== undefined).map(({ table }) => table.name);
  const counts = [...contributed, 'salary'].map((name) => sql`(select count(*) from ${sql.table(name)} where company_id = ${id} and status <> 'DELETED')`);
  return sql<number>`(${sql.join(counts, sql` + `)})::integer`;
};

/** Deletes undecided companies without waiting contributions, sparing any being written under. */
export const forgetTyped = (db: Kysely<Tables>, kinds: Pick<ContentKinds, 'public'>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const undecided = sql`became is null and refusal is null and ${waitingUnder(kinds, sql`typed_company.company_id`)} = 0`;
    const { rows } = await sql<{ readonly id: string }>`select company_id as id from typed_company where ${undecided} for update skip locked`.execute(
      transaction,
    );
    // Asked once more, for what came before the lock was there.
    await sql`delete from typed_company where company_id = any(${rows.map(({ id }) => id)}::text[]) and ${undecided}`.execute(transaction);
  });
