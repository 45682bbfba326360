import { sql, type Transaction } from 'kysely';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { JobParts } from '#core/crowds/shown-levels.ts';
import { sentState } from '#core/contributions/contribution-state.ts';
import type { ExitFacts, OwnReview } from '#core/reviews/review-draft.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { KeyedContributions } from '../contributions/keyed-contributions.ts';
import { columns } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { categoryColumns, ratingsOf, starsOf, type RatedRow } from './review-rows.ts';
import { review } from './review-table.ts';
import { jobColumns, unsealedJob, type JobRow } from './sealed-job.ts';

/** Keeps what leaving took, in place of what was said before. */
export async function keepExit(
  transaction: Transaction<Tables>,
  { companyId, reviewId }: { readonly companyId: string; readonly reviewId: string },
  exit: ExitFacts | null,
): Promise<void> {
  await transaction.deleteFrom('exit_fact').where('company_id', '=', companyId).where('review_id', '=', reviewId).execute();
  if (!exit) return;
  await transaction
    .insertInto('exit_fact')
    .values({
      company_id: companyId,
      review_id: reviewId,
      bond_rupees: exit.bondRupees,
      bond_months: exit.bondMonths,
      notice_days: exit.noticeDays,
      buyout: exit.buyout,
      relieving_days: exit.relievingDays,
      settlement_days: exit.settlementDays,
      is_withheld: exit.isWithheld,
    })
    .execute();
}

interface OwnRow extends RatedRow, JobRow {
  readonly id: string;
  readonly urlName: string;
  readonly name: string;
  readonly status: KeptStatus;
  readonly lockedFor: ModerationRule | null;
  readonly version: number;
  readonly stars: number;
  readonly title: string;
  readonly likes: string;
  readonly dislikes: string;
  readonly exit: ExitFacts | null;
}

/** The job of a review with the names of its parts. */
type OwnJob = Pick<OwnReview, 'designationId' | 'designation' | 'cityId' | 'city' | 'employment' | 'isCurrent'>;

const exitJson = sql`case when exit_fact.review_id is not null then json_build_object('bondRupees', bond_rupees, 'bondMonths', bond_months, 'noticeDays', notice_days,
  'buyout', buyout, 'relievingDays', relieving_days, 'settlementDays', settlement_days, 'isWithheld', is_withheld) end`;

/** The review of a key as its author sees it: all that was said, whatever others are shown of it. */
export async function ownReviewOf({ db, signer, secrets }: PseudonymScope, keyed: KeyedContributions): Promise<OwnReview | undefined> {
  const { rows } = await sql<OwnRow>`
    select review.id, company.url_name as "urlName", company.name, review.status, locked_for as "lockedFor", review.version, stars, title, likes, dislikes,
      ${sql.join(Object.values(categoryColumns).map((column) => sql.ref(`review.${column}`)))}, ${columns(review, ...jobColumns)}, ${exitJson} as exit
    from review join company on company.id = review.company_id
    left join exit_fact on exit_fact.company_id = review.company_id and exit_fact.review_id = review.id
    where review.author_ref = ${signer} and review.status <> 'DELETED'`.execute(db);
  const [row] = rows;
  return row && { ...ownFromRow(row, await namedJob(db, unsealedJob(secrets, row))), moderation: await keyed.moderation(row) };
}

async function namedJob(db: PseudonymScope['db'], { designation: designationId, city: cityId, employment, isCurrent }: JobParts): Promise<OwnJob> {
  const { rows } = await sql<Pick<OwnJob, 'designation' | 'city'>>`
    select (select name from designation where id = ${designationId}) as designation, (select name from city where id = ${cityId}) as city`.execute(db);
  return { designationId, designation: rows[0]?.designation ?? null, cityId, city: rows[0]?.city ?? null, employment, isCurrent };
}

function ownFromRow(row: OwnRow, job: OwnJob): Omit<OwnReview, 'moderation'> {
  const { urlName, name, version, likes, dislikes, exit } = row;
  return {
    reviewId: row.id,
    company: { urlName, name },
    state: sentState(row.status),
    version,
    stars: starsOf(row.stars),
    ratings: ratingsOf(row),
    title: row.title === '' ? null : row.title,
    likes,
    dislikes,
    ...job,
    exit,
  };
}
