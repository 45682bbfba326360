import { sql, type Transaction } from 'kysely';
import { onDay } from '#core/moderation/appeal-time.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { outcomesOf } from '#core/moderation/outcome-of.ts';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import { sentState } from '#core/contributions/contribution-state.ts';
import type { ExitFacts, OwnReview } from '#core/reviews/review-draft.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { decisionsOn } from '../moderation/appealable.ts';
import type { Tables } from '../tables.ts';
import { categoryColumns, ratingsOf, starsOf, type RatedRow } from './review-rows.ts';

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

interface OwnRow extends RatedRow {
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
  readonly designationId: number | null;
  readonly designation: string | null;
  readonly cityId: number | null;
  readonly city: string | null;
  readonly employment: EmploymentKind | null;
  readonly isCurrent: boolean | null;
  readonly exit: ExitFacts | null;
}

const exitJson = sql`case when exit_fact.review_id is not null then json_build_object('bondRupees', bond_rupees, 'bondMonths', bond_months, 'noticeDays', notice_days,
  'buyout', buyout, 'relievingDays', relieving_days, 'settlementDays', settlement_days, 'isWithheld', is_withheld) end`;

/** The review of a key as its author sees it: all that was said, whatever others are shown of it. */
export async function ownReviewOf({ db, signer, today }: Pick<PseudonymScope, 'db' | 'signer' | 'today'>): Promise<OwnReview | undefined> {
  const { rows } = await sql<OwnRow>`
    select review.id, company.url_name as "urlName", company.name, review.status, locked_for as "lockedFor", review.version, stars, title, likes, dislikes,
      ${sql.join(Object.values(categoryColumns).map((column) => sql.ref(`review.${column}`)))}, designation_id as "designationId", designation.name as designation,
      city_id as "cityId", city.name as city, employment, is_current as "isCurrent", ${exitJson} as exit
    from review join company on company.id = review.company_id
    left join designation on designation.id = designation_id left join city on city.id = city_id
    left join exit_fact on exit_fact.company_id = review.company_id and exit_fact.review_id = review.id
    where review.author_ref = ${signer} and review.status <> 'DELETED'`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const told = outcomesOf(row.status, row.lockedFor !== null, await decisionsOn(db, row.id));
  return { ...ownFromRow(row), moderation: told.map((outcome) => onDay('REVIEW', outcome, today)) };
}

function ownFromRow(row: OwnRow): Omit<OwnReview, 'moderation'> {
  const { urlName, name, version, likes, dislikes, designationId, designation, cityId, city, employment, isCurrent, exit } = row;
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
    designationId,
    designation,
    cityId,
    city,
    employment,
    isCurrent,
    exit,
  };
}
