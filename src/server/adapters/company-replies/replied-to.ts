import { sql, type Kysely, type RawBuilder } from 'kysely';
import { declaredKinds, repliedKinds, type RepliedKind } from '#core/kinds/contribution-kinds.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import type { EmployerReply } from '#core/company-replies/employer-reply.ts';
import type { Tables } from '../database/tables.ts';

/** Things of a kind that readers see by themselves. */
export const isRead = {
  review: sql`true`,
  interview: sql`true`,
  benefits: sql`note_on is not null`,
} as const satisfies Record<RepliedKind, RawBuilder<unknown>>;

/** Things that a company replies to, as `parent`. */
export const repliedTo: RawBuilder<unknown> = sql`(${sql.join(
  repliedKinds.map(
    (kind) =>
      sql`select id, text ${sql.lit(declaredKinds[kind].resource)} as type, case when ${isRead[kind]} then status else 'DELETED' end as status from ${sql.table(kind)}`,
  ),
  sql` union all `,
)}) as parent`;

/** Reply of a company as it is stored. */
export interface RepliedRow {
  readonly reply_id: string | null;
  readonly reply: string | null;
  readonly replied_on: string | null;
  readonly reply_answer: string | null;
  readonly reply_answered_on: string | null;
}

/** Join to the reply that readers see, as `shown_reply`. */
export const joinsReply = (table: RepliedKind): RawBuilder<unknown> => sql`left join lateral (
  select id as reply_id, text as reply, replied_on::text as replied_on, (posted_at at time zone 'UTC')::date as first_replied_on,
    case when ${sql.ref(`${table}.answered_id`)} = id then ${sql.ref(`${table}.answer`)} end as reply_answer, ${sql.ref(`${table}.answered_on`)}::text as reply_answered_on from company_reply
  where company_reply.company_id = ${sql.ref(`${table}.company_id`)} and about_id = ${sql.ref(`${table}.id`)} and status = 'LIVE' and text <> ''
  order by nth desc limit 1) as shown_reply on true`;

export const replyColumns: RawBuilder<RepliedRow> = sql`shown_reply.reply_id, shown_reply.reply, shown_reply.replied_on, shown_reply.reply_answer, shown_reply.reply_answered_on`;

export const hasReply = (table: RepliedKind): RawBuilder<boolean> => sql`exists (select 1 from company_reply
  where company_reply.company_id = ${sql.ref(`${table}.company_id`)} and about_id = ${sql.ref(`${table}.id`)} and company_reply.status = 'LIVE' and company_reply.text <> '')`;

/** Null where readers see no reply. */
export function replyFromRow(row: RepliedRow): EmployerReply | null {
  const { reply_id: replyId, reply: text, replied_on, reply_answer, reply_answered_on } = row;
  if (replyId === null || text === null || replied_on === null) return null;
  const answer = reply_answer === null || reply_answered_on === null ? null : { text: reply_answer, week: weekOf(reply_answered_on) };
  return { replyId, text, week: weekOf(replied_on), answer };
}

/** Id of the reply that readers see below a thing. */
export async function shownReplyTo(db: Kysely<Tables>, { companyId, id }: { readonly companyId: string; readonly id: string }): Promise<string | null> {
  const shown = db.selectFrom('company_reply').select('id').where('company_id', '=', companyId).where('about_id', '=', id).where('status', '=', 'LIVE');
  const row = await shown.where('text', '<>', '').orderBy('nth', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? null;
}
