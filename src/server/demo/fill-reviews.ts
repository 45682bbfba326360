import { sql, type Kysely, type Transaction } from 'kysely';
import { countedYearOf } from '#core/crowds/counted-years.ts';
import { dayMs } from '#core/figures/durations.ts';
import { deskRef } from '#server/adapters/company-replies/company-reply-kind.ts';
import { categoryColumns } from '#server/adapters/reviews/review-rows.ts';
import { showJobs } from '#server/adapters/reviews/show-jobs.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { jobColumnsOf } from '#server/adapters/reviews/sealed-job.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { reviewCategories } from '#core/reviews/review.ts';
import { bulkInsert, type Column } from './bulk-insert.ts';
import { composeReviews } from './reviews/compose-reviews.ts';
import type { DemoExit, DemoReview } from './reviews/demo-review.ts';
import { runUntimed } from './fill-once.ts';
import { fillContributions, mondayBefore, numbersByName } from './fill-contributions.ts';
import type { FillOptions } from './fill.ts';

interface ReviewRow extends DemoReview {
  readonly companyId: string;
  readonly industry: string;
  readonly postedAt: string;
  readonly repliedOn: string;
  readonly ids: { readonly department: number | null; readonly designation: number | null; readonly city: number | null };
}

const columnsOf = (secrets: Secrets): readonly Column<'review', ReviewRow>[] => [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'id', of: ({ reviewId }) => reviewId },
  { name: 'author_ref', of: ({ authorRef }) => authorRef },
  { name: 'posted_at', of: ({ postedAt }) => postedAt },
  { name: 'counted_year', of: ({ postedAt }) => countedYearOf(Date.parse(postedAt)) },
  { name: 'stars', of: ({ stars }) => stars },
  ...reviewCategories.map((category): Column<'review', ReviewRow> => ({
    name: categoryColumns[category],
    of: ({ ratings }) => ratings[category],
  })),
  { name: 'title', of: ({ title }) => title ?? '' },
  { name: 'likes', of: ({ likes }) => likes },
  { name: 'dislikes', of: ({ dislikes }) => dislikes },
  {
    name: 'sealed_job',
    of: ({ reviewId, ids, employment, isCurrent }) => jobColumnsOf(secrets, reviewId, { ...ids, employment, isCurrent }).sealed_job,
  },
  { name: 'is_invited', of: ({ isInvited }) => isInvited },
  { name: 'industry', of: ({ industry }) => industry },
  { name: 'up_count', of: ({ helpful }) => helpful },
  { name: 'best', of: ({ helpful }) => helpful },
];

const replyColumns: readonly Column<'company_reply', ReviewRow>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'id', of: ({ reviewId }) => `y${reviewId.slice(1)}` },
  { name: 'author_ref', of: ({ companyId }) => deskRef(companyId) },
  { name: 'posted_at', of: ({ repliedOn }) => `${repliedOn}T00:00:00Z` },
  { name: 'about_id', of: ({ reviewId }) => reviewId },
  { name: 'nth', of: () => 1 },
  { name: 'text', of: ({ reply }) => reply ?? '' },
  { name: 'replied_on', of: ({ repliedOn }) => repliedOn },
];

interface ExitRow extends DemoExit {
  readonly companyId: string;
  readonly reviewId: string;
}

const exitColumns: readonly Column<'exit_fact', ExitRow>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'review_id', of: ({ reviewId }) => reviewId },
  { name: 'bond_rupees', of: ({ bondRupees }) => bondRupees },
  { name: 'bond_months', of: ({ bondMonths }) => bondMonths },
  { name: 'notice_days', of: ({ noticeDays }) => noticeDays },
  { name: 'buyout', of: ({ buyout }) => buyout },
  { name: 'relieving_days', of: ({ relievingDays }) => relievingDays },
  { name: 'settlement_days', of: ({ settlementDays }) => settlementDays },
  { name: 'is_withheld', of: ({ withheld }) => withheld },
];

const write = async (transaction: Transaction<Tables>, columns: ReturnType<typeof columnsOf>, rows: readonly ReviewRow[]): Promise<void> => {
  await bulkInsert(transaction, 'review', columns, rows);
  await bulkInsert(
    transaction,
    'company_reply',
    replyColumns,
    rows.filter(({ reply }) => reply !== null),
  );
  const exits = rows.flatMap(({ companyId, reviewId, exit }) => (exit ? [{ ...exit, companyId, reviewId }] : []));
  await bulkInsert(transaction, 'exit_fact', exitColumns, exits);
};

/** Fills reviews and figures where there are none, and returns the number of reviews. */
export function fillDemoReviews(db: Kysely<Tables>, options: FillOptions & { readonly secrets: Secrets }): Promise<number> {
  const { seed, nowMs, secrets } = options;
  const columns = columnsOf(secrets);
  return fillContributions<ReviewRow>(db, options, {
    table: 'review',
    mostInTests: Infinity,
    write: (transaction, rows) => write(transaction, columns, rows),
    makeFigures: (transaction, companyIds) => makeFigures(transaction, companyIds, options),
    composing: async (transaction) => {
      const idsOf = await references(transaction);
      return (company, place) =>
        composeReviews(seed, company, place).map((review) => ({
          ...review,
          ...datesOf(review, nowMs),
          companyId: company.id,
          industry: company.industry.urlName,
          ids: idsOf(review),
        }));
    },
  });
}

/** Makes industry means first, which each rating depends on. */
async function makeFigures(
  transaction: Transaction<Tables>,
  companyIds: readonly string[],
  { nowMs, secrets }: { readonly nowMs: number; readonly secrets: Secrets },
): Promise<void> {
  await runUntimed(transaction, 'analyze review, company_reply, exit_fact');
  await runUntimed(
    transaction,
    'update industry set prior_hundredths = mean from (select industry, round(100 * avg(stars))::integer as mean from review where counted_year is not null group by industry having count(*) >= 20) as found where url_name = found.industry',
  );
  const { refresh } = reviewSummary(secrets);
  for (const companyId of companyIds) {
    // What was shown of jobs a year ago, when the oldest reviews counted, stays.
    await showJobs(transaction, companyId, { now: nowMs - 365 * dayMs, secrets });
    await refresh(transaction, companyId, nowMs);
  }
  await runUntimed(
    transaction,
    'analyze rating_week, rating_category, review_slice, company_rating, counted_answer, exit_figure, review_topic, review_quote, company',
  );
}

/** Dates a review within its week and a reply in one of the next two. */
function datesOf({ weeksAgo, reviewId }: DemoReview, nowMs: number): Pick<ReviewRow, 'postedAt' | 'repliedOn'> {
  const monday = mondayBefore(nowMs, weeksAgo);
  const repliedOn = Math.min(monday.getTime() + (1 + (reviewId.charCodeAt(0) % 2)) * 7 * dayMs, mondayBefore(nowMs, 0).getTime());
  return { postedAt: monday.toISOString(), repliedOn: new Date(repliedOn).toISOString().slice(0, 10) };
}

/** Ids of departments, designations and cities by their names in reviews. */
async function references(transaction: Transaction<Tables>): Promise<(review: DemoReview) => ReviewRow['ids']> {
  const departments = await transaction.selectFrom('department').select(['id', 'name']).execute();
  const designations = await transaction.selectFrom('designation').select(['id', 'name']).execute();
  const { rows: cities } = await sql<{ readonly id: number; readonly name: string }>`
    select city.id, location.url_name as name from location join city on city.name = location.name`.execute(transaction);
  const [department, designation, city] = [numbersByName(departments), numbersByName(designations), numbersByName(cities)];
  return (review) => ({ department: department(review.department), designation: designation(review.designation), city: city(review.city) });
}
