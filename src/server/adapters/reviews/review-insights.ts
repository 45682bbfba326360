import { sql, type Kysely } from 'kysely';
import { mostDigested, type DigestQuote, type DigestSide, type ReviewDigest, type TopicCount } from '#core/reviews/digest.ts';
import { noExitFigures } from '#core/reviews/exit-figures.ts';
import type { ReviewInsights } from '#core/reviews/review-insights.ts';
import type { Tables } from '../database/tables.ts';

type Db = Kysely<Tables>;

/** Aggregates beside the stars, as last computed. */
export async function readInsights(db: Db, companyId: string): Promise<Omit<ReviewInsights, 'figures'>> {
  const exit = await db.selectFrom('exit_figure').select('figures').where('company_id', '=', companyId).executeTakeFirst();
  return { exit: exit?.figures ?? noExitFigures, digest: await readDigest(db, companyId) };
}

interface Quote extends DigestQuote {
  readonly topic: string;
  readonly side: DigestSide;
}

/** Cuts quotes from current reviews, so none shows deleted or edited text. */
async function readDigest(db: Db, companyId: string): Promise<ReviewDigest> {
  const known = await db.selectFrom('company_rating').select('reviews_count').where('company_id', '=', companyId).executeTakeFirst();
  const { rows: topics } = await sql<TopicCount>`
    select topic, people, likes, dislikes, first_quarter as "firstQuarter", last_quarter as "lastQuarter"
    from review_topic where company_id = ${companyId} order by people desc, topic`.execute(db);
  const { rows: quotes } = await sql<Quote>`
    select topic, side, review_id as "reviewId", substr(case side when 'likes' then review.likes else review.dislikes end, start + 1, length) as text
    from review_quote join review on review.company_id = review_quote.company_id and review.id = review_id and review.version = review_quote.version
    where review_quote.company_id = ${companyId} and review.company_id = ${companyId} and status = 'LIVE' order by topic, side, place`.execute(db);
  const of = (topic: string, side: DigestSide): readonly DigestQuote[] =>
    quotes.filter((quote) => quote.topic === topic && quote.side === side).map(({ reviewId, text }) => ({ reviewId, text }));
  return {
    reviewsRead: Math.min(known?.reviews_count ?? 0, mostDigested),
    topics: topics.map((topic) => ({ ...topic, liked: of(topic.topic, 'likes'), disliked: of(topic.topic, 'dislikes') })),
  };
}
