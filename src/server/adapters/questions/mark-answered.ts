import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

export async function markAnswered(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await sql`update question_listing set is_answered = not is_answered from question
    where question_listing.question_id = question.id and question.id = any(${ids}::text[]) and is_answered <> (comments_count > 0)`.execute(transaction);
}
