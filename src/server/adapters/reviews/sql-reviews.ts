import { sql, type RawBuilder } from 'kysely';
import { Failure } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { ReviewFigures, ReviewFilters } from '#core/reviews/review-figures.ts';
import type { ReviewInsights } from '#core/reviews/review-insights.ts';
import type { ReviewHubSearch, ReviewSearch } from '#core/reviews/review-search.ts';
import type { Review } from '#core/reviews/review.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { pageOfContributions, type AskedPage } from '../contributions/page-of-contributions.ts';
import { readFigures, readFilters } from './review-figures.ts';
import { readInsights } from './review-insights.ts';
import { reviewFromRow, reviewRows, reviewsFound } from './review-rows.ts';
import { shownLevelOf } from './shown-level.ts';
import { atHome } from '../database/at-home.ts';
import { review } from './review-table.ts';

type Scope = Pick<PseudonymScope, 'db' | 'now' | 'secrets'>;

export class SqlReviews implements Reviews {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  async list(urlName: string, search: ReviewSearch, after?: string | null, pageSize = usualPageSize): Promise<Page<Review>> {
    const companyId = await this.#companyId(urlName);
    const which = sql`and review.company_id = ${companyId} ${await narrowedTo(this.#scope, search)}`;
    return this.#page(which, { list: ['reviews', companyId, { ...search, stars: search.stars.toSorted() }], sort: search.sort, after, pageSize });
  }

  async filters(urlName: string): Promise<ReviewFilters> {
    return readFilters(this.#scope.db, await this.#companyId(urlName));
  }

  async figures(urlName: string): Promise<ReviewFigures> {
    return readFigures(this.#scope.db, await this.#companyId(urlName));
  }

  async insights(urlName: string): Promise<ReviewInsights> {
    const companyId = await this.#companyId(urlName);
    return { figures: await readFigures(this.#scope.db, companyId), ...(await readInsights(this.#scope.db, companyId)) };
  }

  async latest({ industry, city, sort }: ReviewHubSearch, after?: string | null, pageSize = usualPageSize): Promise<Page<Review>> {
    const which = sql`${industry === null ? sql`` : sql`and review.industry = ${industry}`} ${await jobPart(this.#scope.db, 'city', city)}`;
    return this.#page(which, { list: ['latest reviews', industry, city, sort], sort, after, pageSize });
  }

  async one(reviewId: string): Promise<Review> {
    const [row] = await reviewRows(this.#scope.db, sql`and review.id = ${reviewId} ${await atHome(this.#scope.db, review, reviewId)}`);
    if (!row) throw new Failure('missing');
    return reviewFromRow(row);
  }

  async #page(which: RawBuilder<unknown>, asked: AskedPage): Promise<Page<Review>> {
    const { rows, next } = await pageOfContributions(this.#scope, 'review', asked, (rest) => reviewsFound(this.#scope.db, sql`${which} ${rest}`));
    return { items: rows.map(reviewFromRow), next };
  }

  async #companyId(urlName: string): Promise<string> {
    return (await companyAt(this.#scope.db, urlName)).id;
  }
}

/** Looks up the number first, because an index keeps the order for a single number only. */
async function jobPart(db: Scope['db'], part: keyof typeof shownLevelOf, asked: string | null): Promise<RawBuilder<unknown>> {
  if (asked === null) return sql``;
  const ids = (await db.selectFrom(part).select('id').where('url_name', '=', asked).execute()).map(({ id }) => id);
  const isOne = ids.length === 1 ? sql`= ${ids[0]}` : sql`= any(${ids}::integer[])`;
  return sql`and review.shown_level >= ${sql.lit(shownLevelOf[part])} and ${sql.ref(`review.${part}_id`)} ${isOne}`;
}

async function narrowedTo(
  { db, now }: Scope,
  { stars, department, designation, city, employment, isCurrent, years }: ReviewSearch,
): Promise<RawBuilder<unknown>> {
  const conditions = [
    stars.length > 0 ? sql`and review.stars = any(${stars}::smallint[])` : sql``,
    await jobPart(db, 'department', department),
    await jobPart(db, 'designation', designation),
    await jobPart(db, 'city', city),
    employment === null ? sql`` : sql`and review.shown_level >= 4 and employment = ${employment}`,
    isCurrent === null ? sql`` : sql`and review.shown_level >= 4 and is_current = ${isCurrent}`,
    years === null ? sql`` : sql`and review.posted_at >= ${new Date(now - years * 365 * dayMs)}`,
  ];
  return sql.join(conditions, sql` `);
}
