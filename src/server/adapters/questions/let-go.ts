import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

type In = Transaction<Tables>;
interface Found {
  readonly id: string;
}

const idsOf = (rows: readonly Found[]): readonly string[] => rows.map(({ id }) => id);

/** Lets questions stand by themselves again that were joined into one that is gone. Answers which of them, and of those that have lost an answer, nobody needs. */
export async function letGo(transaction: In, gone: readonly string[]): Promise<readonly string[]> {
  if (gone.length === 0) return [];
  const { rows: released } = await sql<Found>`update question set merged_into = null where merged_into = any(${gone}::text[]) returning id`.execute(
    transaction,
  );
  const { rows: unanswered } = await sql<Found>`select distinct post_id as id from comment where id = any(${gone}::text[])`.execute(transaction);
  return unneeded(transaction, idsOf([...released, ...unanswered]));
}

/** Those of these questions that nobody needs: asked in interviews of which no story is left, and without an answer. Anyone who writes or deletes one meanwhile is waited for. */
export async function unneeded(transaction: In, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { rows: unsent } = await sql<Found>`select id from question
    where id = any(${ids}::text[]) and is_asked and asked_count <= 0 and status <> 'DELETED' and merged_into is null order by id for update`.execute(
    transaction,
  );
  if (unsent.length === 0) return [];
  const { rows } = await sql<Found>`select id from question where id = any(${idsOf(unsent)}::text[])
    and not exists (select from comment where post_id = question.id and comment.status <> 'DELETED') order by id`.execute(transaction);
  return idsOf(rows);
}
