import { sql, type Transaction } from 'kysely';
import { fewestContributors } from '#core/crowds/fewest.ts';
import type { Tables } from '../database/tables.ts';

/** Updates shown poll shares after eight new voters, so that no single vote is visible. */
export async function showShares(transaction: Transaction<Tables>, postIds: readonly string[]): Promise<void> {
  await sql`with due as (select post_id from choice_vote where post_id = any(${postIds}::text[]) and not is_shown and is_counted and choice_id is not null
      group by post_id having count(*) >= ${sql.lit(fewestContributors)}),
    noted as (update choice_vote set is_shown = true from due where choice_vote.post_id = due.post_id and not is_shown)
    update choice set shown_count = greatest(0, votes_count) from due where choice.post_id = due.post_id`.execute(transaction);
}
