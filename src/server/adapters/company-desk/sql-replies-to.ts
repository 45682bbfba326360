import { sql, type Transaction } from 'kysely';
import type { Replied, RepliesTo } from '#core/company-desk/company-replies.ts';
import { isTooSoon, longestReply, mostReplyVersions, type ReplyVersion } from '#core/company-desk/company-reply.ts';
import { refusalsOf } from '#core/company-desk/reply-refusal.ts';
import { isSaidAgain } from '#core/company-desk/reply-folding.ts';
import { existing, Failure } from '#core/failure.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { companyReplyKind, deskRef } from '../company-replies/company-reply-kind.ts';
import { hasReply, isRead } from '../company-replies/replied-to.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import type { Tables } from '../database/tables.ts';
import { checked, sanitized, type PublishedText } from '../content/sanitized-text.ts';
import { openAppeal } from '../moderation/appealable.ts';
import { keepVersion } from '../moderation/earlier-versions.ts';
import { randomId } from '../secrets/secrets.ts';
import { readerPlace, writerPlace } from './desk-scope.ts';
import type { RepliedThings } from './replied-things.ts';
import { refuseWords } from './refuse-words.ts';

interface About {
  readonly companyId: string;
  readonly aboutId: string;
}

/** Replies below the things of one kind, each wording kept. */
export class SqlRepliesTo<Thing extends Replied> implements RepliesTo<Thing> {
  readonly #scope: RequestScope;
  readonly #things: RepliedThings<Thing>;

  constructor(scope: RequestScope, things: RepliedThings<Thing>) {
    this.#scope = scope;
    this.#things = things;
  }

  async list(urlName: string, isAnswered: boolean, after?: string | null, pageSize = usualPageSize): Promise<Page<Thing>> {
    const { table, page } = this.#things;
    const { company } = await readerPlace(this.#scope, urlName);
    const which = sql`and ${sql.ref(`${table}.company_id`)} = ${company.id} and ${hasReply(table)} = ${isAnswered}`;
    return page(this.#scope, which, { list: [`desk ${table}s`, company.id, isAnswered], sort: 'newToOld', after, pageSize });
  }

  async save(urlName: string, aboutId: string, given: string): Promise<Thing> {
    const { company } = await writerPlace(this.#scope, urlName);
    const text = sanitized(given);
    if (text === '' || text.length > longestReply) throw new Failure('invalid', `A reply has 1 to ${longestReply} signs.`);
    refuseWords(refusalsOf(text, company.name), 'text');
    return this.#write({ companyId: company.id, aboutId }, checked({ text }).text);
  }

  async takeBack(urlName: string, aboutId: string): Promise<Thing> {
    const { company } = await writerPlace(this.#scope, urlName);
    return this.#write({ companyId: company.id, aboutId }, checked({ text: sanitized('') }).text);
  }

  async versions(aboutId: string): Promise<readonly ReplyVersion[]> {
    const { db } = this.#scope;
    existing(await this.#things.one(db, aboutId));
    const rows = await db
      .selectFrom('reply_version')
      .innerJoin('company_reply', (join) =>
        join.onRef('company_reply.company_id', '=', 'reply_version.company_id').onRef('company_reply.id', '=', 'company_reply_id'),
      )
      .select(['reply_version.text', 'written_on'])
      .where('about_id', '=', aboutId)
      .where('company_reply.status', '=', 'LIVE')
      .where('company_reply.text', '<>', '')
      .orderBy('nth', 'desc')
      .orderBy('reply_version.version', 'desc')
      .limit(mostReplyVersions)
      .execute();
    return rows.map(({ text, written_on }) => ({ text, week: weekOf(written_on) }));
  }

  async #write(about: About, text: PublishedText): Promise<Thing> {
    const { db, today } = this.#scope;
    await db.transaction().execute(async (transaction) => {
      const stars = await lockedThing(transaction, this.#things, about);
      const last = await lastReply(transaction, about);
      const current = last?.status === 'LIVE' || last?.status === 'FLAGGED' ? last : undefined;
      if ((current?.text ?? '') === text) return;
      if (text !== '' && isTooSoon(stars, current?.replied_on ?? null, today))
        throw new Failure('conflict', 'One-star reviews are answered again from tomorrow.', { code: 'REPLY_TOO_SOON' });
      if (text !== '') await refuseRemoved(transaction, about, text);
      const replyId = current
        ? await this.#change(transaction, about, current, text)
        : await this.#add(transaction, about, { nth: (last?.nth ?? 0) + 1, text });
      await sqlOfShown`insert into reply_version (company_id, company_reply_id, version, text, written_on)
        select ${about.companyId}, ${replyId}, coalesce(max(version), 0) + 1, ${text}, ${today}
        from reply_version where company_id = ${about.companyId} and company_reply_id = ${replyId}`.execute(transaction);
    });
    return existing(await this.#things.one(db, about.aboutId));
  }

  async #add(transaction: Transaction<Tables>, { companyId, aboutId }: About, { nth, text }: { readonly nth: number; readonly text: PublishedText }) {
    const { today } = this.#scope;
    const id = randomId();
    await transaction
      .insertInto('company_reply')
      .values({
        company_id: companyId,
        id,
        author_ref: deskRef(companyId),
        locked_for: null,
        posted_at: new Date(`${today}T00:00:00Z`),
        about_id: aboutId,
        nth,
        text,
        replied_on: today,
      })
      .execute();
    return id;
  }

  /** Changes the words, which readers may report again. */
  async #change(transaction: Transaction<Tables>, { companyId }: About, { id, version, text: former, replied_on: formerDay }: LastReply, text: PublishedText) {
    const { today } = this.#scope;
    await keepFormer(transaction, { company_id: companyId, company_reply_id: id }, { text: former, written_on: formerDay });
    await keepVersion(transaction, this.#scope, { of: companyReplyKind, id, texts: { text } });
    await transaction
      .updateTable('company_reply')
      .set({ text, replied_on: today, version: version + 1 })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
    await transaction.updateTable('report').set({ is_reopened: true }).where('thing', '=', id).execute();
    return id;
  }
}

/** Stars of a shown thing of the company, null where its kind has none. */
async function lockedThing(transaction: Transaction<Tables>, { table, stars }: Pick<RepliedThings<Replied>, 'table' | 'stars'>, about: About) {
  const { rows } = await sql<{ readonly stars: number | null }>`select ${stars} as stars from ${sql.table(table)}
    where company_id = ${about.companyId} and id = ${about.aboutId} and status = 'LIVE' and ${isRead[table]} for update`.execute(transaction);
  return existing(rows[0]).stars;
}

type LastReply = NonNullable<Awaited<ReturnType<typeof lastReply>>>;

const lastReply = (transaction: Transaction<Tables>, { companyId, aboutId }: About) =>
  transaction
    .selectFrom('company_reply')
    .select(['id', 'status', 'version', 'nth', 'text', 'replied_on'])
    .where('company_id', '=', companyId)
    .where('about_id', '=', aboutId)
    .orderBy('nth', 'desc')
    .forUpdate()
    .executeTakeFirst();

/** Refuses all wordings of taken-down replies of the company, and any words while a second look is asked for. */
async function refuseRemoved(transaction: Transaction<Tables>, { companyId, aboutId }: About, text: string): Promise<void> {
  const removed = await transaction
    .selectFrom('company_reply')
    .leftJoin('reply_version', (join) =>
      join.onRef('reply_version.company_id', '=', 'company_reply.company_id').onRef('company_reply_id', '=', 'company_reply.id'),
    )
    .select(['company_reply.id', 'about_id', 'company_reply.text', 'reply_version.text as wording'])
    .where('company_reply.company_id', '=', companyId)
    .where('company_reply.status', '=', 'AUTHOR_REJECTED')
    .execute();
  const here = new Set(removed.filter((each) => each.about_id === aboutId).map(({ id }) => id));
  for (const id of here) if (await openAppeal(transaction, id)) throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
  const wordings = new Set(removed.flatMap((each) => [each.text, each.wording ?? '']).filter((wording) => wording !== ''));
  if ([...wordings].some((wording) => isSaidAgain(wording, text))) throw new Failure('conflict', undefined, { code: 'REPLY_REMOVED' });
}

/** Keeps a reply from before there were versions, and refuses one change too many. */
async function keepFormer(
  transaction: Transaction<Tables>,
  reply: { readonly company_id: string; readonly company_reply_id: string },
  former: { readonly text: string; readonly written_on: string },
): Promise<void> {
  const known = await transaction
    .selectFrom('reply_version')
    .select('version')
    .where('company_id', '=', reply.company_id)
    .where('company_reply_id', '=', reply.company_reply_id)
    .limit(mostReplyVersions)
    .execute();
  if (known.length >= mostReplyVersions) throw new Failure('conflict', 'This reply was changed too often.', { code: 'TOO_MANY' });
  if (known.length === 0 && former.text !== '')
    await transaction
      .insertInto('reply_version')
      .values({ ...reply, version: 1, ...former })
      .execute();
}
