import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ContentKinds } from '../content-kinds.ts';
import type { Tables } from '../database/tables.ts';

type Kinds = Pick<ContentKinds, 'public'>;

const contributed = ({ public: kinds }: Kinds): readonly string[] => [...kinds.flatMap(({ summary, table }) => (summary ? [table.name] : [])), 'salary'];

/** Contributions under each undecided company, where there are any. */
export async function waitingUnder(db: Kysely<Tables>, kinds: Kinds, which: RawBuilder<unknown> = sql``): Promise<ReadonlyMap<string, number>> {
  const written = contributed(kinds).map((name) => sql`select company_id from ${sql.table(name)} where status <> 'DELETED'`);
  const { rows } = await sql<{ readonly id: string; readonly count: number }>`select typed_company.company_id as id, count(*)::integer as count
    from typed_company join (${sql.join(written, sql` union all `)}) as written on written.company_id = typed_company.company_id
    where became is null ${which} group by typed_company.company_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Deletes undecided companies without waiting contributions, sparing any being written under. */
export async function forgetTyped(db: Kysely<Tables>, kinds: Kinds): Promise<void> {
  const waiting = await waitingUnder(db, kinds);
  const undecided = await db.selectFrom('typed_company').select('company_id').where('became', 'is', null).where('refusal', 'is', null).execute();
  for (const { company_id: id } of undecided) if (!waiting.has(id)) await forget(db, kinds, id);
}

const forget = (db: Kysely<Tables>, kinds: Kinds, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const which = transaction.selectFrom('typed_company').select('company_id').where('company_id', '=', id).where('became', 'is', null);
    const isMine = await which.where('refusal', 'is', null).forUpdate().skipLocked().executeTakeFirst();
    // Asked once more, for what came before the lock was there.
    if (!isMine || (await waitingUnder(transaction, kinds, sql`and typed_company.company_id = ${id}`)).has(id)) return;
    await transaction.deleteFrom('typed_company').where('company_id', '=', id).execute();
  });
