import type { Kysely } from 'kysely';
import { nothingWritten, type WrittenCounts } from '#core/personas/written-counts.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import type { Tables } from '../database/tables.ts';

export async function writtenBy(db: Kysely<Tables>, ref: string): Promise<WrittenCounts> {
  const { rows } = await sqlOfOwn<WrittenCounts>`select
    (select count(*)::integer from post where author_ref = ${ref} and status <> 'DELETED') as posts,
    (select count(*)::integer from comment where author_ref = ${ref} and status <> 'DELETED') as comments,
    (select count(*)::integer from question where author_ref = ${ref} and status <> 'DELETED') as questions`.execute(db);
  return rows[0] ?? nothingWritten;
}
