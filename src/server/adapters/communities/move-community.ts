import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Moves posts and counted followers, then deletes the community, waiting for pending posts and joins. */
export async function moveCommunity(transaction: Transaction<Tables>, source: string, target: string): Promise<void> {
  await transaction.selectFrom('community').select('id').where('id', 'in', [source, target]).orderBy('id').forUpdate().execute();
  await sql`update post set community_id = ${target} where community_id = ${source}`.execute(transaction);
  await sql`update community set posts_count = community.posts_count + moved.posts_count,
    followers_count = community.followers_count + moved.followers_count from community as moved
    where community.id = ${target} and moved.id = ${source}`.execute(transaction);
  await sql`update count_delta set thing = ${target} where thing = ${source}`.execute(transaction);
  await transaction.deleteFrom('community').where('id', '=', source).execute();
}
