import { sql, type RawBuilder, type Transaction } from 'kysely';
import { mostHiddenReplies, type HiddenReplies, type HiddenReply } from '#core/company-desk/hidden-replies.ts';
import { existing, Failure } from '#core/failure.ts';
import { onDay } from '#core/moderation/appeal-time.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import { outcomesOf } from '#core/moderation/outcome-of.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { companyReplyKind } from '../company-replies/company-reply-kind.ts';
import type { Tables } from '../database/tables.ts';
import { decisionsOn } from '../moderation/appealable.ts';
import { appealText, askSecondLook } from '../moderation/ask-second-look.ts';
import { lockedTarget } from '../moderation/moderation-target.ts';
import { readerPlace, writerPlace } from './desk-scope.ts';

interface HiddenRow {
  readonly replyId: string;
  readonly aboutId: string;
  readonly text: string;
  readonly status: 'FLAGGED' | 'AUTHOR_REJECTED';
}

/** True where the company has written another reply to the same thing since. */
const isFollowed = sql<boolean>`exists (select 1 from company_reply as later where later.company_id = company_reply.company_id and later.about_id = company_reply.about_id and later.nth > company_reply.nth)`;

/** Replies that were reported by many or taken down, with the decision about each. */
export class SqlHiddenReplies implements HiddenReplies {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async list(urlName: string): Promise<readonly HiddenReply[]> {
    const { company } = await readerPlace(this.#scope, urlName);
    return this.#hidden(company.id, sql``);
  }

  async appeal(urlName: string, replyId: string, text: string): Promise<HiddenReply> {
    const { company } = await writerPlace(this.#scope, urlName);
    const words = appealText(text);
    await this.#scope.db.transaction().execute(async (transaction) => {
      const target = await lockedTarget(transaction, this.#scope, replyId);
      if (target?.kind !== companyReplyKind || target.placeId !== company.id || target.status === 'DELETED') throw new Failure('missing');
      await refuseFollowed(transaction, company.id, replyId);
      await askSecondLook(transaction, this.#scope, target, { text: words, measure: 'remove' });
    });
    return existing((await this.#hidden(company.id, sql`and id = ${replyId}`))[0]);
  }

  async #hidden(companyId: string, which: RawBuilder<unknown>): Promise<readonly HiddenReply[]> {
    const { rows } = await sql<HiddenRow>`select id as "replyId", about_id as "aboutId", text, status from company_reply
      where company_id = ${companyId} and status in ('FLAGGED', 'AUTHOR_REJECTED') ${which}
        and not ${isFollowed}
      order by posted_at desc, id limit ${sql.lit(mostHiddenReplies)}`.execute(this.#scope.db);
    return Promise.all(rows.map((row) => this.#withDecision(row)));
  }

  async #withDecision({ status, ...reply }: HiddenRow): Promise<HiddenReply> {
    const outcomes = outcomesOf(status, false, await decisionsOn(this.#scope.db, reply.replyId));
    const found = outcomes.find(({ measure }) => measure === 'remove') ?? outcomes.find(({ measure }) => measure === 'hide');
    if (!found) return { ...reply, rule: 'other', week: null, note: '', appeal: 'none', mayAppeal: false };
    const { rule, decidedOn, note, appeal, mayAppeal } = onDay(companyReplyKind.type, found, this.#scope.today);
    return { ...reply, rule, week: decidedOn && weekOf(decidedOn), note, appeal, mayAppeal };
  }
}

/** Refuses an appeal where another reply has taken the place, over which the old one would return. */
async function refuseFollowed(transaction: Transaction<Tables>, companyId: string, replyId: string): Promise<void> {
  const { rows } = await sql`select 1 from company_reply where company_id = ${companyId} and id = ${replyId} and ${isFollowed}`.execute(transaction);
  if (rows.length > 0) throw new Failure('conflict', 'Another reply has followed this one.');
}
