import { sql, type Kysely } from 'kysely';
import { firstLevel, isSameJob, type JobParts } from '#core/crowds/shown-levels.ts';
import { Failure } from '#core/failure.ts';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import { exitKnownTo, reviewProblems, type ExitFacts, type NewReview, type OwnReview, type ReviewDraft } from '#core/reviews/review-draft.ts';
import { joinsReply, replyColumns, replyFromRow, type RepliedRow } from '../company-replies/replied-to.ts';
import { sanitized, sanitizedLine } from '../content/sanitized-text.ts';
import type { PartsOf, WriteContext } from '../contributions/own-kind.ts';
import { noAnswer } from '../contributions/answer-reply.ts';
import { ownModerated } from '../contributions/own-moderated.ts';
import { columns } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { reviewKind } from './review-kind.ts';
import { categoryColumns, ratingsOf, starsOf, type RatedRow } from './review-rows.ts';
import { review } from './review-table.ts';
import { jobColumns, jobColumnsOf, unsealedJob, type JobRow } from './sealed-job.ts';

interface OwnRow extends RatedRow, JobRow, Pick<OwnReview, 'title' | 'likes' | 'dislikes' | 'exit'>, RepliedRow {
  readonly stars: number;
}

export const exitPart = (exit: ExitFacts | null): PartsOf<'review'> => ({
  exit_fact: (exit ? [exit] : []).map(({ bondRupees, bondMonths, noticeDays, buyout, relievingDays, settlementDays, isWithheld }) => ({
    bond_rupees: bondRupees,
    bond_months: bondMonths,
    notice_days: noticeDays,
    buyout,
    relieving_days: relievingDays,
    settlement_days: settlementDays,
    is_withheld: isWithheld,
  })),
});

const exitJson = sql`case when exit_fact.review_id is not null then json_build_object('bondRupees', bond_rupees, 'bondMonths', bond_months, 'noticeDays', notice_days,
  'buyout', buyout, 'relievingDays', relieving_days, 'settlementDays', settlement_days, 'isWithheld', is_withheld) end`;

const ownReview = ownModerated({
  kind: reviewKind,
  table: review,
  rule: 'Likes and dislikes need a few words each.',
  texts: ({ title, likes, dislikes }: ReviewDraft) => ({ title: sanitizedLine(title ?? ''), likes: sanitized(likes), dislikes: sanitized(dislikes) }),
  problemsOf: ({ stars }, texts) => reviewProblems({ stars, ...texts }),
  facts: async (draft, at) => ({
    stars: draft.stars,
    work_life: draft.ratings.workLife ?? null,
    salary: draft.ratings.salary ?? null,
    job_security: draft.ratings.jobSecurity ?? null,
    growth: draft.ratings.growth ?? null,
    skills: draft.ratings.skills ?? null,
    culture: draft.ratings.culture ?? null,
    satisfaction: draft.ratings.satisfaction ?? null,
    ...(await jobAsSaid(at, await jobOf(at.transaction, draft))),
  }),
  once: ({ isInvited }: NewReview, { industry }) => ({ industry, is_invited: isInvited, ...noAnswer }),
  parts: (draft) => exitPart(exitKnownTo(draft)),
  columns: sql<OwnRow>`stars, title, likes, dislikes, ${replyColumns}, ${sql.join(Object.values(categoryColumns).map((column) => sql.ref(`review.${column}`)))},
    ${columns(review, ...jobColumns)}, ${exitJson} as exit`,
  joins: sql`left join exit_fact on exit_fact.company_id = review.company_id and exit_fact.review_id = review.id ${joinsReply('review')}`,
  own: async (row, { db, secrets }) => ({
    reviewId: row.id,
    stars: starsOf(row.stars),
    ratings: ratingsOf(row),
    title: row.title === '' ? null : row.title,
    likes: row.likes,
    dislikes: row.dislikes,
    ...(await namedJob(db, unsealedJob(secrets, row))),
    exit: row.exit,
    reply: replyFromRow(row),
  }),
});

export class SqlOwnReviews extends ownReview implements OwnReviews {}

async function jobOf(db: Kysely<Tables>, { designationId, cityId, employment, isCurrent }: ReviewDraft): Promise<JobParts> {
  const { rows } = await sql<{ readonly department: number | null; readonly city: number | null }>`
    select (select department_id from designation where id = ${designationId}) as department, (select id from city where id = ${cityId}) as city`.execute(db);
  const [known] = rows;
  if ((designationId !== null && known?.department === null) || (cityId !== null && known?.city === null)) throw new Failure('invalid');
  return { department: known?.department ?? null, designation: designationId, city: cityId, employment, isCurrent };
}

/** Hides a changed job until decided, keeping an unchanged one as shown; locks the row. */
async function jobAsSaid({ transaction, scope: { secrets }, companyId, id, isNew }: WriteContext<unknown>, job: JobParts) {
  const hidden = { ...jobColumnsOf(secrets, id, job), shown_level: firstLevel };
  if (isNew) return hidden;
  const row = await transaction
    .selectFrom('review')
    .select(['shown_level', ...jobColumns])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return isSameJob(unsealedJob(secrets, { id, ...row }), job) ? row : hidden;
}

async function namedJob(db: Kysely<Tables>, { designation: designationId, city: cityId, employment, isCurrent }: JobParts) {
  const { rows } = await sql<Pick<OwnReview, 'designation' | 'city'>>`
    select (select name from designation where id = ${designationId}) as designation, (select name from city where id = ${cityId}) as city`.execute(db);
  return { designationId, designation: rows[0]?.designation ?? null, cityId, city: rows[0]?.city ?? null, employment, isCurrent };
}
