import { sql, type Transaction } from 'kysely';
import { moveCounted } from '../crowds/counted-answers.ts';
import type { Tables } from '../database/tables.ts';

/** What is made of the reviews of a company, and is made again where they go. */
const made = ['rating_week', 'rating_category', 'review_slice', 'review_topic', 'review_quote', 'company_rating', 'stale_summary'] as const;

/** Lets the reviews of a company be found by the industry of another, or its own new one. */
export async function takeIndustry(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await sql`update review set industry = (select industry from company where id = ${into}) where company_id = ${from}`.execute(transaction);
}

/** Gets the reviews of a company ready for another one. What is shown of their jobs stays: at either company eight shared it, so that at both together eight do. */
export async function beforeReviewsMove(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await takeIndustry(transaction, from, into);
  await moveCounted(transaction, 'exit', from, into);
  for (const name of made) await sql`delete from ${sql.table(name)} where company_id = ${from}`.execute(transaction);
}
