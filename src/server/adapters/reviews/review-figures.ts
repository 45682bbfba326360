import { sql, type Kysely } from 'kysely';
import { weekOf } from '#core/moderation/ledger.ts';
import { countOf } from '#core/reviews/rating-formula.ts';
import type { ReviewFigures, ReviewFilter, ReviewFilters, StarCounts } from '#core/reviews/review-figures.ts';
import { employments } from '#core/careers/employment-kind.ts';
import { reviewCategories, starSteps, type ReviewCategory } from '#core/reviews/review.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import { uncountedLive } from '../crowds/counted-live.ts';
import type { Tables } from '../database/tables.ts';

type Db = Kysely<Tables>;

/** Fallback mean for industries without reviews. */
export const usualPrior = 380;

const counts = sql<StarCounts>`array[one, two, three, four, five]`;

export async function readFigures(db: Db, companyId: string): Promise<ReviewFigures> {
  const known = await db.selectFrom('company_rating').selectAll().where('company_id', '=', companyId).executeTakeFirst();
  const { rows: weeks } = await sql<{ readonly week: string; readonly stars: StarCounts; readonly isBurst: boolean }>`
    select week::text as week, ${counts} as stars, is_burst as "isBurst" from rating_week where company_id = ${companyId} order by week`.execute(db);
  const { rows: categories } = await sql<{ readonly category: ReviewCategory; readonly stars: StarCounts }>`
    select category, ${counts} as stars from rating_category where company_id = ${companyId}`.execute(db);
  const others = await readUncounted(db, companyId);
  return {
    reviewsCount: known?.reviews_count ?? 0,
    uncountedCount: countOf(others),
    rating: ofHundredths(known?.rating_hundredths),
    ratingWithoutBursts: ofHundredths(known?.unburst_hundredths),
    prior: (known?.prior_hundredths ?? usualPrior) / 100,
    weeks: weeks.map(({ week, stars }) => ({ week: weekOf(week), stars })),
    bursts: weeks.filter(({ isBurst }) => isBurst).map(({ week }) => weekOf(week)),
    categories: reviewCategories.flatMap((category) => categories.find((each) => each.category === category) ?? []),
  };
}

const ofHundredths = (hundredths: number | null | undefined): number | null => (hundredths === null || hundredths === undefined ? null : hundredths / 100);

async function readUncounted(db: Db, companyId: string): Promise<StarCounts> {
  const { rows } = await sqlOfShown<{ readonly stars: number; readonly count: number }>`
    select stars, count(*)::integer as count from review where company_id = ${companyId} and ${uncountedLive} group by stars`.execute(db);
  return starSteps.map((step) => rows.find(({ stars }) => stars === step)?.count ?? 0);
}

const mostOptions = 100;

export async function readFilters(db: Db, companyId: string): Promise<ReviewFilters> {
  const named = async (level: number, table: 'department' | 'designation' | 'city'): Promise<readonly ReviewFilter[]> => {
    const { rows } = await sql<ReviewFilter>`
      select url_name as "urlName", min(name) as name, sum(reviews_count)::integer as "reviewsCount"
      from review_slice join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = ${sql.ref(`${table}_id`)}
      where company_id = ${companyId} and level = ${level} group by url_name order by 3 desc, 1 limit ${mostOptions}`.execute(db);
    return rows;
  };
  const wholeJobs = await db
    .selectFrom('review_slice')
    .select(['employment', 'is_current', 'reviews_count'])
    .where('company_id', '=', companyId)
    .where('level', '=', 4)
    .execute();
  const among = (isOne: (slice: (typeof wholeJobs)[number]) => boolean): number =>
    wholeJobs.filter(isOne).reduce((sum, { reviews_count }) => sum + reviews_count, 0);
  const { rows: stars } = await sql<{ readonly counts: StarCounts }>`
    select array[sum(one), sum(two), sum(three), sum(four), sum(five)]::integer[] as counts from rating_week where company_id = ${companyId}`.execute(db);
  const others = await readUncounted(db, companyId);
  return {
    stars: starSteps.toReversed().map((step) => ({ stars: step, reviewsCount: (stars[0]?.counts[step - 1] ?? 0) + (others[step - 1] ?? 0) })),
    departments: await named(1, 'department'),
    designations: await named(2, 'designation'),
    cities: await named(3, 'city'),
    employments: employments
      .map((employment) => ({ employment, reviewsCount: among((slice) => slice.employment === employment) }))
      .filter(({ reviewsCount }) => reviewsCount > 0),
    works: [true, false]
      .map((isCurrent) => ({ isCurrent, reviewsCount: among((slice) => slice.is_current === isCurrent) }))
      .filter(({ reviewsCount }) => reviewsCount > 0),
  };
}
