import { sql, type RawBuilder, type Transaction } from 'kysely';
import { shownRating } from '#core/figures/rating.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import { ratingOf, withoutWeeks } from '#core/reviews/rating-formula.ts';
import type { StarCounts } from '#core/reviews/review-figures.ts';
import { reviewCategories, type ReviewCategory } from '#core/reviews/review.ts';
import { burstWeeks } from '#core/reviews/burst-weeks.ts';
import { countedLive } from '../crowds/counted-live.ts';
import { publishScheduled } from '../contributions/publish-scheduled.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Summary } from '../summaries/summary.ts';
import type { Tables } from '../database/tables.ts';
import { markSimilar } from './mark-similar.ts';
import { digestReviews } from './digest-summary.ts';
import { countExits } from './exit-summary.ts';
import { usualPrior } from './review-figures.ts';
import { categoryColumns } from './review-rows.ts';
import { showJobs } from './show-jobs.ts';

type In = Transaction<Tables>;

/** Publishes due reviews together with their figures, so neither appears alone. */
export const reviewSummary = (secrets: Secrets): Summary => ({
  name: 'reviews',
  dueNow: (now) => sql`select distinct company_id from review where due_at <= ${new Date(now)}`,
  async refresh(transaction, companyId, now) {
    await publishScheduled(transaction, 'review', companyId, now);
    await markSimilar(transaction, companyId);
    await showJobs(transaction, companyId, { now, secrets });
    await countCategories(transaction, companyId);
    await rate(transaction, companyId);
    await countExits(transaction, companyId, now);
    await digestReviews(transaction, companyId);
  },
});

const starCounts = (column: RawBuilder<unknown>) => sql.join([1, 2, 3, 4, 5].map((step) => sql`count(*) filter (where ${column} = ${sql.lit(step)})`));

/** Counts categories rated by at least five. */
async function countCategories(transaction: In, companyId: string): Promise<void> {
  await transaction.deleteFrom('rating_category').where('company_id', '=', companyId).execute();
  const given = (category: ReviewCategory) => sql.ref(categoryColumns[category]);
  const counted = reviewCategories.map(
    (category) => sql`select ${companyId}, ${category}, ${starCounts(given(category))}
      from review where company_id = ${companyId} and ${countedLive} having count(${given(category)}) >= 5`,
  );
  await sql`insert into rating_category (company_id, category, one, two, three, four, five) ${sql.join(counted, sql` union all `)}`.execute(transaction);
}

/** Counts weeks and rates them by the core's rule. */
async function rate(transaction: In, companyId: string): Promise<void> {
  await transaction.deleteFrom('rating_week').where('company_id', '=', companyId).execute();
  const { rows } = await sql<{ readonly day: string; readonly stars: StarCounts }>`
    insert into rating_week (company_id, week, one, two, three, four, five)
    select ${companyId}, (posted_at at time zone 'UTC')::date, ${starCounts(sql`stars`)} from review where company_id = ${companyId} and ${countedLive} group by 2
    returning week::text as day, array[one, two, three, four, five] as stars`.execute(transaction);
  const weeks = rows.map(({ day, stars }) => ({ week: weekOf(day), stars })).toSorted((one, other) => (one.week < other.week ? -1 : 1));
  const bursts = burstWeeks(weeks);
  await sql`update rating_week set is_burst = true
    where company_id = ${companyId} and week = any(${bursts.map((week) => new Date(mondayOf(week)).toISOString().slice(0, 10))}::date[])`.execute(transaction);
  const prior = await priorOf(transaction, companyId);
  const rating = hundredths(ratingOf({ weeks, prior: prior / 100 }));
  const unburst = hundredths(ratingOf({ weeks: withoutWeeks(weeks, bursts), prior: prior / 100 }));
  const reviewsCount = weeks.reduce((sum, { stars }) => sum + stars.reduce((some, count) => some + count, 0), 0);
  const row = { reviews_count: reviewsCount, rating_hundredths: rating, unburst_hundredths: unburst, prior_hundredths: prior };
  await transaction
    .insertInto('company_rating')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();
  const tenths = rating === null ? null : Math.round(shownRating(rating / 100) * 10);
  await transaction
    .updateTable('company')
    .set({ reviews_count: reviewsCount, rating_tenths: tenths })
    .where('id', '=', companyId)
    .where(({ or, eb }) => or([eb('reviews_count', '<>', reviewsCount), eb('rating_tenths', 'is distinct from', tenths)]))
    .execute();
}

const hundredths = (rating: number | null): number | null => (rating === null ? null : Math.round(rating * 100));

async function priorOf(transaction: In, companyId: string): Promise<number> {
  const { rows } = await sql<{ readonly prior: number | null }>`
    select prior_hundredths as prior from company join industry on industry.url_name = company.industry where company.id = ${companyId}`.execute(transaction);
  return rows[0]?.prior ?? usualPrior;
}
