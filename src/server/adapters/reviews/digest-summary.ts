import { sql, type Transaction } from 'kysely';
import { weekOf } from '#core/moderation/ledger.ts';
import { digestOf, mostDigested } from '#core/reviews/digest.ts';
import { countedLive } from '../crowds/counted-live.ts';
import type { Tables } from '../database/tables.ts';

type In = Transaction<Tables>;

interface ReadReview {
  readonly reviewId: string;
  readonly version: number;
  readonly likes: string;
  readonly dislikes: string;
  readonly day: string;
}

/** Digest of the newest counting reviews (F-27). */
export async function digestReviews(transaction: In, companyId: string): Promise<void> {
  const { rows } = await sql<ReadReview>`
    select id as "reviewId", version, likes, dislikes, (posted_at at time zone 'UTC')::date::text as day
    from review where company_id = ${companyId} and ${countedLive} order by posted_at desc, id desc limit ${sql.lit(mostDigested)}`.execute(transaction);
  const versions = new Map(rows.map(({ reviewId, version }) => [reviewId, version]));
  const topics = digestOf(rows.map((row) => ({ ...row, week: weekOf(row.day) })));
  const quotes = topics.flatMap(({ topic, quotes: of }) => of.map((quote, place) => ({ ...quote, topic, place, version: versions.get(quote.reviewId) })));
  await transaction.deleteFrom('review_topic').where('company_id', '=', companyId).execute();
  await transaction.deleteFrom('review_quote').where('company_id', '=', companyId).execute();
  if (topics.length === 0) return;
  await sql`insert into review_topic (company_id, topic, people, likes, dislikes, first_quarter, last_quarter)
    select ${companyId}, topic, people, likes, dislikes, "firstQuarter", "lastQuarter"
    from json_to_recordset(${JSON.stringify(topics)}) as found (topic text, people integer, likes integer, dislikes integer, "firstQuarter" text, "lastQuarter" text)`.execute(
    transaction,
  );
  await sql`insert into review_quote (company_id, topic, side, place, review_id, version, start, length)
    select ${companyId}, topic, side, place, "reviewId", version, start, length
    from json_to_recordset(${JSON.stringify(quotes)}) as found (topic text, side text, place smallint, "reviewId" text, version integer, start smallint, length smallint)`.execute(
    transaction,
  );
}
