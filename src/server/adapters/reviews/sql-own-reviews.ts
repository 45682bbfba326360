import { sql, type Transaction } from 'kysely';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { editableStatuses } from '#core/posts/post-access.ts';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import { exitKnownTo, reviewProblems, type NewReview, type OwnReview, type ReviewDraft } from '#core/reviews/review-draft.ts';
import { needsLook } from '../abuse/watched-words.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { checked, sanitized, sanitizedLine } from '../content/sanitized-text.ts';
import { drawnDates } from '../contributions/drawn-dates.ts';
import { changedRow, newRow } from '../database/table.ts';
import { decisionsOn } from '../moderation/appealable.ts';
import { appealText, askSecondLook } from '../moderation/ask-second-look.ts';
import { keepVersion } from '../moderation/earlier-versions.ts';
import { holdEdit } from '../moderation/hold-edit.ts';
import { openItem } from '../moderation/moderation-items.ts';
import { lockedTarget } from '../moderation/moderation-target.ts';
import { withdraw } from '../moderation/withdraw.ts';
import { spendContributionToken } from '../persona-keys/spend-contribution-token.ts';
import { randomId } from '../secrets/secrets.ts';
import { markStale } from '../summaries/mark-stale.ts';
import type { Tables } from '../tables.ts';
import { keepExit, ownReviewOf } from './own-review-rows.ts';
import { mended, waitAnew } from './mend-review.ts';
import { reviewKind } from './review-kind.ts';
import { review as reviewTable } from './review-table.ts';

type In = Transaction<Tables>;

/** Columns of a review that no change of its author touches. */
const staysAsWritten = ['company_id', 'id', 'author_ref', 'locked_for', 'posted_at', 'due_at', 'industry', 'replied_on'] as const;

/** The review of the key that signs. Its row holds that key, and nothing else that leads to a person (F-07, F-17). */
export class SqlOwnReviews implements OwnReviews {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async create(companyUrlName: string, draft: NewReview, token: ContributionToken): Promise<OwnReview> {
    const { db, signer } = this.#scope;
    const before = await this.mine();
    if (before) return before;
    const texts = publishable(draft);
    const company = await companyAt(db, companyUrlName);
    await db.transaction().execute(async (transaction) => {
      await spendContributionToken(transaction, this.#scope, token);
      const id = randomId();
      const status = (await needsLook(transaction, this.#scope, texts)) ? 'FLAGGED' : 'SCHEDULED';
      const row = {
        company_id: company.id,
        id,
        author_ref: signer,
        status,
        locked_for: null,
        replied_on: null,
        industry: company.industry,
        is_invited: draft.isInvited,
      } as const;
      const facts = { ...(await factsOf(transaction, draft)), ...texts, ...drawnDates(this.#scope.now) };
      await transaction
        .insertInto('review')
        .values(newRow(reviewTable, { ...row, ...facts }))
        .execute();
      await keepExit(transaction, { companyId: company.id, reviewId: id }, exitKnownTo(draft));
      if (status === 'FLAGGED') await openItem(transaction, this.#scope, { thing: id, thingType: 'REVIEW', cause: 'words', rule: 'harassment' });
    });
    return this.#own();
  }

  async change(reviewId: string, draft: ReviewDraft, version: number): Promise<OwnReview> {
    const texts = publishable(draft);
    const { company_id: companyId, due_at: dueAt } = await this.#row(reviewId);
    const isSeen = dueAt === null;
    await this.#scope.db.transaction().execute(async (transaction) => {
      const taken = await mended(transaction, this.#scope, reviewId);
      if (isSeen) await keepVersion(transaction, this.#scope, { of: reviewKind, id: reviewId, texts });
      const { numUpdatedRows } = await transaction
        .updateTable('review')
        .set(
          changedRow(reviewTable, staysAsWritten, {
            ...(await factsOf(transaction, draft)),
            ...texts,
            version: version + 1,
            is_edited: isSeen,
            shown_level: 0,
          }),
        )
        .where('company_id', '=', companyId)
        .where('id', '=', reviewId)
        .where('version', '=', version)
        .where('status', 'in', taken ? [taken.status] : editableStatuses)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
      await keepExit(transaction, { companyId, reviewId }, exitKnownTo(draft));
      await markStale(transaction, 'reviews', companyId);
      await holdEdit(transaction, this.#scope, reviewId, texts);
      if (taken) await waitAnew(transaction, this.#scope, taken);
    });
    return this.#own();
  }

  async remove(reviewId: string): Promise<void> {
    const { company_id: companyId, due_at: dueAt } = await this.#row(reviewId);
    await this.#scope.db.transaction().execute(async (transaction) => {
      const target = await lockedTarget(transaction, reviewId);
      if (!target || target.status === 'DELETED') throw new Failure('missing');
      const mayBeUnseen = dueAt !== null && (target.status === 'SCHEDULED' || target.status === 'FLAGGED');
      if (mayBeUnseen && !(await wasDecided(transaction, reviewId))) await deleteUnseen(transaction, companyId, reviewId);
      else await withdraw(transaction, this.#scope.now, target);
    });
  }

  async appeal(reviewId: string, text: string): Promise<OwnReview> {
    const words = appealText(text);
    await this.#scope.db.transaction().execute(async (transaction) => {
      const target = await lockedTarget(transaction, reviewId);
      const isOwn = target?.kind === reviewKind && target.authorRef === this.#scope.signer && target.status !== 'DELETED';
      if (!isOwn) throw new Failure('missing');
      await askSecondLook(transaction, this.#scope, target, { text: words });
    });
    return this.#own();
  }

  mine(): Promise<OwnReview | undefined> {
    return ownReviewOf(this.#scope);
  }

  async #own(): Promise<OwnReview> {
    const own = await this.mine();
    if (!own) throw new Failure('missing');
    return own;
  }

  async #row(reviewId: string) {
    const { db, signer } = this.#scope;
    const query = db.selectFrom('review').select(['company_id', 'due_at']).where('id', '=', reviewId).where('author_ref', '=', signer);
    const row = await query.where('status', '<>', 'DELETED').executeTakeFirst();
    if (!row) throw new Failure('missing');
    return row;
  }
}

/** Whether a moderator decided about a review, so that it may have been shown and the ledger may tell of it. */
const wasDecided = async (transaction: In, reviewId: string): Promise<boolean> =>
  (await decisionsOn(transaction, reviewId)).some(({ decision }) => decision !== null);

/** A review that nobody has seen goes as a whole, and the ledger tells nothing of it. */
async function deleteUnseen(transaction: In, companyId: string, reviewId: string): Promise<void> {
  await transaction.deleteFrom('moderation_item').where('thing', '=', reviewId).execute();
  await transaction.deleteFrom('earlier_version').where('thing', '=', reviewId).execute();
  for (const part of ['exit_fact', 'review_print'] as const)
    await transaction.deleteFrom(part).where('company_id', '=', companyId).where('review_id', '=', reviewId).execute();
  await transaction.deleteFrom('review').where('company_id', '=', companyId).where('id', '=', reviewId).execute();
}

/** The texts of a review, fit to be read by others; judged by the rule that the form keeps as well. */
function publishable(draft: ReviewDraft) {
  const texts = { title: sanitizedLine(draft.title ?? ''), likes: sanitized(draft.likes), dislikes: sanitized(draft.dislikes) };
  if (Object.keys(reviewProblems({ ...texts, stars: draft.stars })).length > 0)
    throw new Failure('invalid', 'Likes and dislikes need a few words each.', { code: 'RULE_BROKEN' });
  return checked(texts);
}

/** The columns of what a draft says beside its texts. The department is that of the designation. */
async function factsOf(transaction: In, { stars, ratings, designationId, cityId, employment, isCurrent }: ReviewDraft) {
  const { rows } = await sql<{ readonly department: number | null; readonly city: number | null }>`
    select (select department_id from designation where id = ${designationId}) as department, (select id from city where id = ${cityId}) as city`.execute(
    transaction,
  );
  const [known] = rows;
  if ((designationId !== null && known?.department === null) || (cityId !== null && known?.city === null)) throw new Failure('invalid');
  const given = {
    work_life: ratings.workLife ?? null,
    salary: ratings.salary ?? null,
    job_security: ratings.jobSecurity ?? null,
    growth: ratings.growth ?? null,
    skills: ratings.skills ?? null,
    culture: ratings.culture ?? null,
    satisfaction: ratings.satisfaction ?? null,
  };
  return { stars, ...given, department_id: known?.department ?? null, designation_id: designationId, city_id: cityId, employment, is_current: isCurrent };
}
