import { sql, type Transaction } from 'kysely';
import type { CompanyReplies } from '#core/company-desk/company-replies.ts';
import { isTooSoon, longestReply, mostReplyVersions, type ReplyVersion } from '#core/company-desk/company-reply.ts';
import { refusalsOf } from '#core/company-desk/reply-refusal.ts';
import { existing, Failure } from '#core/failure.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { Review } from '#core/reviews/review.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import type { Tables } from '../database/tables.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { pageOfContributions } from '../contributions/page-of-contributions.ts';
import { reviewFromRow, reviewRows, reviewsFound } from '../reviews/review-rows.ts';
import { readerPlace, writerPlace, type DeskScope } from './desk-scope.ts';
import { refuseWords } from './refuse-words.ts';

/** Replies written into the reviews, each wording kept. */
export class SqlCompanyReplies implements CompanyReplies {
  readonly #scope: DeskScope;

  constructor(scope: DeskScope) {
    this.#scope = scope;
  }

  async reviews(urlName: string, isAnswered: boolean, after?: string | null, pageSize = usualPageSize): Promise<Page<Review>> {
    const { company } = await readerPlace(this.#scope, urlName);
    const which = sql`and review.company_id = ${company.id} and (review.reply <> '') = ${isAnswered}`;
    const asked = { list: ['desk reviews', company.id, isAnswered], sort: 'newToOld', after, pageSize } as const;
    const { rows, next } = await pageOfContributions(this.#scope, 'review', asked, (rest) => reviewsFound(this.#scope.db, sql`${which} ${rest}`));
    return { items: rows.map(reviewFromRow), next };
  }

  async save(urlName: string, reviewId: string, given: string): Promise<Review> {
    const { company } = await writerPlace(this.#scope, urlName);
    const text = sanitized(given);
    if (text === '' || text.length > longestReply) throw new Failure('invalid', `A reply has 1 to ${longestReply} signs.`);
    refuseWords(refusalsOf(text, company.name), 'text');
    return this.#write(company.id, reviewId, text);
  }

  async takeBack(urlName: string, reviewId: string): Promise<Review> {
    const { company } = await writerPlace(this.#scope, urlName);
    return this.#write(company.id, reviewId, '');
  }

  async versions(reviewId: string): Promise<readonly ReplyVersion[]> {
    const { db } = this.#scope;
    existing((await reviewRows(db, sql`and review.id = ${reviewId}`))[0]);
    const rows = await db
      .selectFrom('reply_version')
      .innerJoin('review', (join) => join.onRef('review.company_id', '=', 'reply_version.company_id').onRef('review.id', '=', 'reply_version.review_id'))
      .select(['reply_version.text', 'written_on'])
      .where('review_id', '=', reviewId)
      .orderBy('reply_version.version', 'desc')
      .execute();
    return rows.map(({ text, written_on }) => ({ text, week: weekOf(written_on) }));
  }

  async #write(companyId: string, reviewId: string, text: string): Promise<Review> {
    const { db, today } = this.#scope;
    await db.transaction().execute(async (transaction) => {
      const found = await transaction
        .selectFrom('review')
        .select(['stars', 'reply', 'replied_on'])
        .where('company_id', '=', companyId)
        .where('id', '=', reviewId)
        .where('status', '=', 'LIVE')
        .forUpdate()
        .executeTakeFirst();
      if (!found) throw new Failure('missing');
      if (found.reply === text) return;
      if (text !== '' && isTooSoon(found.stars, found.replied_on, today))
        throw new Failure('conflict', 'One-star reviews are answered again from tomorrow.', { code: 'REPLY_TOO_SOON' });
      await transaction.updateTable('review').set({ reply: text, replied_on: today }).where('company_id', '=', companyId).where('id', '=', reviewId).execute();
      await keepFormer(transaction, { company_id: companyId, review_id: reviewId }, found);
      await sqlOfShown`insert into reply_version (company_id, review_id, version, text, written_on)
        select ${companyId}, ${reviewId}, coalesce(max(version), 0) + 1, ${text}, ${today}
        from reply_version where company_id = ${companyId} and review_id = ${reviewId}`.execute(transaction);
    });
    const [row] = await reviewRows(db, sql`and review.company_id = ${companyId} and review.id = ${reviewId}`);
    if (!row) throw new Failure('missing');
    return reviewFromRow(row);
  }
}

/** Keeps a reply from before there were versions, and refuses one change too many. */
async function keepFormer(
  transaction: Transaction<Tables>,
  thing: { readonly company_id: string; readonly review_id: string },
  { reply, replied_on }: { readonly reply: string; readonly replied_on: string | null },
): Promise<void> {
  const known = await transaction
    .selectFrom('reply_version')
    .select('version')
    .where('company_id', '=', thing.company_id)
    .where('review_id', '=', thing.review_id)
    .limit(mostReplyVersions)
    .execute();
  if (known.length >= mostReplyVersions) throw new Failure('conflict', 'This reply was changed too often.', { code: 'TOO_MANY' });
  if (known.length === 0 && reply !== '' && replied_on !== null)
    await transaction
      .insertInto('reply_version')
      .values({ ...thing, version: 1, text: reply, written_on: replied_on })
      .execute();
}
