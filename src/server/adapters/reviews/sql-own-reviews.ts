import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { isSameJob, type JobParts } from '#core/crowds/shown-levels.ts';
import { Failure } from '#core/failure.ts';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import { exitKnownTo, reviewProblems, type NewReview, type OwnReview, type ReviewDraft } from '#core/reviews/review-draft.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { checked, sanitized, sanitizedLine } from '../content/sanitized-text.ts';
import { OwnModerated } from '../contributions/own-contribution.ts';
import { changedRow, newRow } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { keepExit, ownReviewOf } from './own-review-rows.ts';
import { reviewKind } from './review-kind.ts';
import { review as reviewTable } from './review-table.ts';
import { jobColumns, jobColumnsOf, unsealedJob } from './sealed-job.ts';

/** Columns of a review that no change of its author touches. */
const staysAsWritten = ['company_id', 'id', 'author_ref', 'counted_year', 'locked_for', 'posted_at', 'due_at', 'industry', 'replied_on'] as const;

/** The review of the key that signs. */
export class SqlOwnReviews extends OwnModerated<OwnReview> implements OwnReviews {
  constructor(scope: PseudonymScope) {
    super(scope, reviewKind, ownReviewOf);
  }

  async create(companyUrlName: string, draft: NewReview, token: ContributionToken): Promise<OwnReview> {
    const { db } = this.scope;
    const before = await this.mine();
    if (before) return before;
    await this.keyed.admit(token);
    const texts = publishable(draft);
    const { id: companyId, industry } = await companyAt(db, companyUrlName);
    const job = await jobOf(db, draft);
    const facts = { ...factsOf(draft), ...texts, industry, is_invited: draft.isInvited, replied_on: null };
    await this.keyed.create({
      token,
      texts,
      write: async (transaction, columns, counted_year) => {
        const row = newRow(reviewTable, { company_id: companyId, ...columns, counted_year, ...facts, ...jobColumnsOf(this.scope.secrets, columns.id, job) });
        await transaction.insertInto('review').values(row).execute();
        await keepExit(transaction, { companyId, reviewId: columns.id }, exitKnownTo(draft));
      },
    });
    return this.own();
  }

  async change(reviewId: string, draft: ReviewDraft, version: number): Promise<OwnReview> {
    await this.keyed.holds(reviewId);
    const texts = publishable(draft);
    const job = await jobOf(this.scope.db, draft);
    const facts = { ...factsOf(draft), ...texts, version: version + 1 };
    await this.keyed.change(reviewId, {
      texts,
      write: async (transaction, { companyId, isSeen, statuses }) => {
        const { numUpdatedRows } = await transaction
          .updateTable('review')
          .set(changedRow(reviewTable, staysAsWritten, { ...facts, is_edited: isSeen, ...(await this.#jobAsSaid(transaction, { companyId, reviewId }, job)) }))
          .where('company_id', '=', companyId)
          .where('id', '=', reviewId)
          .where('version', '=', version)
          .where('status', 'in', statuses)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await keepExit(transaction, { companyId, reviewId }, exitKnownTo(draft));
        return numUpdatedRows > 0n;
      },
    });
    return this.own();
  }

  /** The columns of the job: as they are where it is still the same, which is shown as before. Another one is hidden until it is decided about. The row is locked until it is written. */
  async #jobAsSaid(transaction: Transaction<Tables>, { companyId, reviewId }: { readonly companyId: string; readonly reviewId: string }, job: JobParts) {
    const { secrets } = this.scope;
    const row = await transaction
      .selectFrom('review')
      .select(['id', 'shown_level', ...jobColumns])
      .where('company_id', '=', companyId)
      .where('id', '=', reviewId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { id, ...before } = row;
    return isSameJob(unsealedJob(secrets, row), job) ? before : { ...jobColumnsOf(secrets, id, job), shown_level: 0 };
  }
}

/** The texts of a review, fit to be read by others; judged by the rule that the form keeps as well. */
function publishable(draft: ReviewDraft) {
  const texts = { title: sanitizedLine(draft.title ?? ''), likes: sanitized(draft.likes), dislikes: sanitized(draft.dislikes) };
  if (Object.keys(reviewProblems({ ...texts, stars: draft.stars })).length > 0)
    throw new Failure('invalid', 'Likes and dislikes need a few words each.', { code: 'RULE_BROKEN' });
  return checked(texts);
}

/** The job that a draft says. The department is that of the designation. */
async function jobOf(db: Kysely<Tables>, { designationId, cityId, employment, isCurrent }: ReviewDraft): Promise<JobParts> {
  const { rows } = await sql<{ readonly department: number | null; readonly city: number | null }>`
    select (select department_id from designation where id = ${designationId}) as department, (select id from city where id = ${cityId}) as city`.execute(db);
  const [known] = rows;
  if ((designationId !== null && known?.department === null) || (cityId !== null && known?.city === null)) throw new Failure('invalid');
  return { department: known?.department ?? null, designation: designationId, city: cityId, employment, isCurrent };
}

/** The columns of what a draft says beside its texts and its job. */
const factsOf = ({ stars, ratings }: ReviewDraft) => ({
  stars,
  work_life: ratings.workLife ?? null,
  salary: ratings.salary ?? null,
  job_security: ratings.jobSecurity ?? null,
  growth: ratings.growth ?? null,
  skills: ratings.skills ?? null,
  culture: ratings.culture ?? null,
  satisfaction: ratings.satisfaction ?? null,
});
