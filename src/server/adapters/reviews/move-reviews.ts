import { sql, type Transaction } from 'kysely';
import { moveCounted } from '../crowds/counted-answers.ts';
import type { Tables } from '../database/tables.ts';

/** Derived from reviews and rebuilt at their destination. */
const made = ['rating_week', 'rating_category', 'review_slice', 'review_topic', 'review_quote', 'company_rating', 'stale_summary'] as const;

/** Updates the industry by which a company's reviews are found. */
export async function takeIndustry(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await sql`update review set industry = (select industry from company where id = ${into}) where company_id = ${from}`.execute(transaction);
}

/** Prepares reviews for a merge; shown jobs stay, as eight at one company remain eight at both. */
export async function beforeReviewsMove(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await takeIndustry(transaction, from, into);
  await moveCounted(transaction, 'exit', 'exit_figure', from, into);
  for (const name of made) await sql`delete from ${sql.table(name)} where company_id = ${from}`.execute(transaction);
}
