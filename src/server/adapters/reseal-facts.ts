import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { CareerType } from '#core/careers/completeness.ts';
import { workplaceColumns, workplaceHash, workplaceKeyIn, type StatedCareer } from './careers/career-facts.ts';
import { factsIn, sealedFacts } from './secrets/sealed-facts.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Tables } from './database/tables.ts';

type SealedTable = 'career' | 'work_experience' | 'education';

interface Change {
  readonly from: Secrets;
  readonly to: Secrets;
}

interface SealedRow {
  readonly account_id: string;
  readonly id: string;
  readonly sealed: string;
}

const batch = 1_000;

/** Reseals careers and profile entries, dropping rows that fail to open. */
export async function resealFacts(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  await hashWorkplaces(transaction, { from, to });
  for (const table of ['career', 'work_experience', 'education'] as const) await resealTable(transaction, table, { from, to });
}

async function resealTable(transaction: Transaction<Tables>, table: SealedTable, { from, to }: Change): Promise<void> {
  for await (const rows of rowsOf<SealedRow>(transaction, table, sql`account_id, id, sealed`)) {
    const sealed = rows.map((row) => {
      const facts = factsIn(from, [table, row.account_id], row.sealed);
      return facts ? sealedFacts(to, [table, row.account_id], facts) : null;
    });
    const [accounts, ids] = [rows.map(({ account_id }) => account_id), rows.map(({ id }) => id)];
    const next = sql`unnest(${accounts}::text[], ${ids}::text[], ${sealed}::text[]) as next (account_id, id, sealed)`;
    const isSame = sql`held.account_id = next.account_id and held.id = next.id`;
    await sql`update ${sql.table(table)} as held set sealed = next.sealed from ${next} where ${isSame} and next.sealed is not null`.execute(transaction);
    await sql`delete from ${sql.table(table)} as held using ${next} where ${isSame} and next.sealed is null`.execute(transaction);
  }
}

/** Rehashes current workplaces; confirmations of former ones go, as no name is stored to rehash. */
async function hashWorkplaces(transaction: Transaction<Tables>, { from, to }: Change): Promise<void> {
  const readable = sql`account_id, id, type, sealed`;
  for await (const rows of rowsOf<SealedRow & { readonly type: CareerType }>(transaction, 'career', readable)) {
    const changed = rows.flatMap(({ account_id, type, sealed }) => {
      const key = workplaceKeyIn(type, factsIn<StatedCareer>(from, ['career', account_id], sealed)?.place ?? null);
      return key === null ? [] : [[account_id, workplaceHash(from, account_id, key), workplaceHash(to, account_id, key)] as const];
    });
    const column = (at: 0 | 1 | 2) => changed.map((each) => each[at]);
    for (const [table, name] of workplaceColumns)
      await sql`update ${sql.table(table)} as held set ${sql.ref(name)} = next
        from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[]) as changed (account_id, former, next)
        where held.account_id = changed.account_id and ${sql.ref(`held.${name}`)} = former`.execute(transaction);
  }
  const isOfNow = (place: RawBuilder<unknown>) => sql`exists (select 1 from career where career.account_id = held.account_id and career.place_key = ${place})`;
  await sql`delete from career_proof as held where not ${isOfNow(sql`held.place_key`)}`.execute(transaction);
  await sql`update portal_link as held set denied_place_key = null where not ${isOfNow(sql`held.denied_place_key`)}`.execute(transaction);
}

async function* rowsOf<Row extends SealedRow>(transaction: Transaction<Tables>, table: SealedTable, read: RawBuilder<unknown>): AsyncGenerator<readonly Row[]> {
  for (let last = ''; ;) {
    const { rows } = await sql<Row>`select ${read} from ${sql.table(table)} where id > ${last} order by id limit ${sql.lit(batch)}`.execute(transaction);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    yield rows;
  }
}
