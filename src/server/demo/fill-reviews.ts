import { sql, type Kysely, type Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import { categoryColumns } from '#server/adapters/reviews/review-rows.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import type { Tables } from '#server/adapters/tables.ts';
import { reviewCategories } from '#core/reviews/review.ts';
import { bulkInsert, type Column } from './bulk-insert.ts';
import { composeReviews } from './reviews/compose-reviews.ts';
import type { DemoExit, DemoReview } from './reviews/demo-review.ts';
import { companiesAt, type DemoScale } from './fill.ts';
import { demoWorld } from './world.ts';

/** Options of the reviews of a demo world: its scale and seed, and the moment they are read at. */
interface ReviewOptions {
  readonly scale: DemoScale;
  readonly seed: number;
  readonly nowMs: number;
}

/** The most companies that get reviews by words: more are for measuring, and have none. */
const mostReviewed = 2_000;
const rowsAtATime = 2_000;

/** A review with what its row says beside it. */
interface ReviewRow extends DemoReview {
  readonly companyId: string;
  readonly industry: string;
  readonly postedAt: string;
  readonly repliedOn: string;
  readonly ids: { readonly department: number | null; readonly designation: number | null; readonly city: number | null };
}

const columns: readonly Column<'review', ReviewRow>[] = [
  { name: 'company_id', type: 'text', of: ({ companyId }) => companyId },
  { name: 'id', type: 'text', of: ({ reviewId }) => reviewId },
  { name: 'author_ref', type: 'text', of: ({ authorRef }) => authorRef },
  { name: 'posted_at', type: 'timestamptz', of: ({ postedAt }) => postedAt },
  { name: 'stars', type: 'smallint', of: ({ stars }) => stars },
  ...reviewCategories.map((category): Column<'review', ReviewRow> => ({
    name: categoryColumns[category],
    type: 'smallint',
    of: ({ ratings }) => ratings[category],
  })),
  { name: 'title', type: 'text', of: ({ title }) => title ?? '' },
  { name: 'likes', type: 'text', of: ({ likes }) => likes },
  { name: 'dislikes', type: 'text', of: ({ dislikes }) => dislikes },
  { name: 'reply', type: 'text', of: ({ reply }) => reply ?? '' },
  { name: 'replied_on', type: 'date', of: ({ reply, repliedOn }) => (reply === null ? null : repliedOn) },
  { name: 'department_id', type: 'integer', of: ({ ids }) => ids.department },
  { name: 'designation_id', type: 'integer', of: ({ ids }) => ids.designation },
  { name: 'city_id', type: 'integer', of: ({ ids }) => ids.city },
  { name: 'employment', type: 'text', of: ({ employment }) => employment },
  { name: 'is_current', type: 'boolean', of: ({ isCurrent }) => isCurrent },
  { name: 'is_invited', type: 'boolean', of: ({ isInvited }) => isInvited },
  { name: 'industry', type: 'text', of: ({ industry }) => industry },
  { name: 'up_count', type: 'integer', of: ({ helpful }) => helpful },
  { name: 'best', type: 'integer', of: ({ helpful }) => helpful },
];

/** What somebody said of leaving, with the review it was said with. */
interface ExitRow extends DemoExit {
  readonly companyId: string;
  readonly reviewId: string;
}

const exitColumns: readonly Column<'exit_fact', ExitRow>[] = [
  { name: 'company_id', type: 'text', of: ({ companyId }) => companyId },
  { name: 'review_id', type: 'text', of: ({ reviewId }) => reviewId },
  { name: 'bond_rupees', type: 'integer', of: ({ bondRupees }) => bondRupees },
  { name: 'bond_months', type: 'smallint', of: ({ bondMonths }) => bondMonths },
  { name: 'notice_days', type: 'smallint', of: ({ noticeDays }) => noticeDays },
  { name: 'buyout', type: 'text', of: ({ buyout }) => buyout },
  { name: 'relieving_days', type: 'smallint', of: ({ relievingDays }) => relievingDays },
  { name: 'settlement_days', type: 'smallint', of: ({ settlementDays }) => settlementDays },
  { name: 'is_withheld', type: 'boolean', of: ({ withheld }) => withheld },
];

const write = async (transaction: Transaction<Tables>, rows: readonly ReviewRow[]): Promise<void> => {
  await bulkInsert(transaction, 'review', columns, rows);
  const exits = rows.flatMap(({ companyId, reviewId, exit }) => (exit ? [{ ...exit, companyId, reviewId }] : []));
  await bulkInsert(transaction, 'exit_fact', exitColumns, exits);
};

/** Fills a demo world in which nobody has said anything yet with reviews of its companies, and makes their figures; answers how many reviews there are now. */
export function fillDemoReviews(db: Kysely<Tables>, { scale, seed, nowMs }: ReviewOptions): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await run(transaction, 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await run(transaction, 'lock table review in share row exclusive mode');
    const { rows } = await sql`select from review limit 1`.execute(transaction);
    if (rows.length > 0) return 0;
    const known = new Set((await transaction.selectFrom('company').select('id').limit(mostReviewed).execute()).map(({ id }) => id));
    const idsOf = await references(transaction);
    const world = demoWorld({ seed, companies: Math.min(typeof scale === 'number' ? scale : companiesAt[scale], mostReviewed) });
    let [place, count, waiting]: [number, number, ReviewRow[]] = [0, 0, []];
    for (const company of world.companies()) {
      const reviews = known.has(company.id) ? [...composeReviews(seed, company, place)] : [];
      place += 1;
      count += reviews.length;
      waiting.push(
        ...reviews.map((review) => ({ ...review, ...datesOf(review, nowMs), companyId: company.id, industry: company.industry.urlName, ids: idsOf(review) })),
      );
      if (waiting.length < rowsAtATime) continue;
      await write(transaction, waiting);
      waiting = [];
    }
    await write(transaction, waiting);
    await makeFigures(transaction, [...known], nowMs);
    return count;
  });
}

/** Makes the figures, after the means of the industries, which each rating is made with. */
async function makeFigures(transaction: Transaction<Tables>, companyIds: readonly string[], nowMs: number): Promise<void> {
  await run(transaction, 'analyze review, exit_fact');
  await run(
    transaction,
    'update industry set prior_hundredths = mean from (select industry, round(100 * avg(stars))::integer as mean from review group by industry having count(*) >= 20) as found where url_name = found.industry',
  );
  for (const companyId of companyIds) await reviewSummary.refresh(transaction, companyId, nowMs);
  await run(
    transaction,
    'analyze review, rating_week, rating_category, review_slice, company_rating, exit_batch, exit_figure, review_topic, review_quote, company',
  );
}

/** A review came out in the week that it says; the employer answered in one of the next two. */
function datesOf({ weeksAgo, reviewId }: DemoReview, nowMs: number): Pick<ReviewRow, 'postedAt' | 'repliedOn'> {
  const monday = mondayOf(weekOf(dayOf(nowMs - weeksAgo * 7 * dayMs)));
  const repliedOn = Math.min(monday + (1 + (reviewId.charCodeAt(0) % 2)) * 7 * dayMs, mondayOf(weekOf(dayOf(nowMs))));
  return { postedAt: new Date(monday).toISOString(), repliedOn: new Date(repliedOn).toISOString().slice(0, 10) };
}

/** The numbers of departments, designations and cities by the names that reviews have for them. */
async function references(transaction: Transaction<Tables>): Promise<(review: DemoReview) => ReviewRow['ids']> {
  const departments = await transaction.selectFrom('department').select(['id', 'name']).execute();
  const designations = await transaction.selectFrom('designation').select(['id', 'name']).execute();
  const { rows: cities } = await sql<{ readonly id: number; readonly name: string }>`
    select city.id, location.url_name as name from location join city on city.name = location.name`.execute(transaction);
  const idIn = (rows: readonly { readonly id: number; readonly name: string }[]) => {
    const byName = new Map(rows.map(({ id, name }) => [name, id]));
    return (name: string): number | null => byName.get(name) ?? null;
  };
  const [department, designation, city] = [idIn(departments), idIn(designations), idIn(cities)];
  return (review) => ({ department: department(review.department), designation: designation(review.designation), city: city(review.city) });
}

const run = (where: Kysely<Tables>, statement: string) => sql.raw(withoutTimeout(statement)).execute(where);
