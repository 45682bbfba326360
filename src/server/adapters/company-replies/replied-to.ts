import { sql, type RawBuilder } from 'kysely';
import { weekOf } from '#core/moderation/ledger.ts';
import type { EmployerReply } from '#core/company-replies/employer-reply.ts';

/** Things that a company replies to, as `parent`. */
export const repliedTo: RawBuilder<unknown> = sql`(select id, text 'REVIEW' as type, status, company_id from review) as parent`;

/** Reply of a company as it is stored. */
export interface RepliedRow {
  readonly reply_id: string | null;
  readonly reply: string | null;
  readonly replied_on: string | null;
}

/** Join to the reply that readers see, as `shown_reply`. */
export const joinsReply = (table: 'review'): RawBuilder<unknown> => sql`left join lateral (
  select id as reply_id, text as reply, replied_on::text as replied_on, (posted_at at time zone 'UTC')::date as first_replied_on from company_reply
  where company_reply.company_id = ${sql.ref(`${table}.company_id`)} and about_id = ${sql.ref(`${table}.id`)} and status = 'LIVE' and text <> ''
  order by nth desc limit 1) as shown_reply on true`;

export const replyColumns: RawBuilder<RepliedRow> = sql`shown_reply.reply_id, shown_reply.reply, shown_reply.replied_on`;

export const hasReply = (table: 'review'): RawBuilder<boolean> => sql`exists (select from company_reply
  where company_reply.company_id = ${sql.ref(`${table}.company_id`)} and about_id = ${sql.ref(`${table}.id`)} and company_reply.status = 'LIVE' and company_reply.text <> '')`;

export const replyFromRow = ({ reply_id: replyId, reply: text, replied_on }: RepliedRow): EmployerReply | null =>
  replyId === null || text === null || replied_on === null ? null : { replyId, text, week: weekOf(replied_on) };
