import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

type In = Transaction<Tables>;
interface Found {
  readonly id: string;
}

const idsOf = (rows: readonly Found[]): readonly string[] => rows.map(({ id }) => id);

/** Splits questions merged into deleted ones; returns those no longer needed. */
export async function letGo(transaction: In, gone: readonly string[]): Promise<readonly string[]> {
  if (gone.length === 0) return [];
  const { rows: released } = await sql<Found>`update question set merged_into = null where merged_into = any(${gone}::text[]) returning id`.execute(
    transaction,
  );
  const { rows: unanswered } = await sql<Found>`select distinct post_id as id from comment where id = any(${gone}::text[])`.execute(transaction);
  return unneeded(transaction, idsOf([...released, ...unanswered]));
}

/** Questions without stories or answers, after waiting for concurrent writers. */
export async function unneeded(transaction: In, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { rows: unsent } = await sql<Found>`select id from question
    where id = any(${ids}::text[]) and is_asked and asked_count <= 0 and status <> 'DELETED' and merged_into is null order by id for update`.execute(
    transaction,
  );
  if (unsent.length === 0) return [];
  const { rows } = await sql<Found>`select id from question where id = any(${idsOf(unsent)}::text[])
    and not exists (select 1 from comment where post_id = question.id and comment.status <> 'DELETED') order by id`.execute(transaction);
  return idsOf(rows);
}
