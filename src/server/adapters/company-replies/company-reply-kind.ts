import { sql, type Transaction } from 'kysely';
import type { PublicKind } from '../content-kind.ts';
import type { Tables } from '../database/tables.ts';
import { companyReply } from './company-reply-table.ts';
import { repliedTo } from './replied-to.ts';

/** Names a company's desk where others have a made-up name. */
export const deskRef = (companyId: string): string => `desk-of-${companyId}`;

/** Replies that go with what they answer. */
async function answersTo(transaction: Transaction<Tables>, gone: readonly string[]): Promise<readonly string[]> {
  if (gone.length === 0) return [];
  const { rows } = await sql<{ readonly id: string }>`select id from company_reply where about_id = any(${gone}::text[]) and status <> 'DELETED'`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}

/** Reply of a company; one that was taken back is missing as its page is. */
export const companyReplyKind: PublicKind = {
  type: 'REPLY',
  itemKind: 'reply',
  table: companyReply,
  within: sql`join ${repliedTo} on parent.id = company_reply.about_id`,
  page: sql`company_reply.about_id`,
  pageType: sql`parent.type`,
  pageStatus: sql`case when company_reply.text = '' then 'DELETED' else parent.status end`,
  place: sql`company_reply.company_id`,
  texts: ['text'],
  excerpt: sql`left(company_reply.text, 80)`,
  isContributed: sql`true`,
  countedIn: [],
  counts: { up: 'up_count', down: 'down_count' },
  rank: { column: 'best', of: ({ counts: { up = 0 } }) => up },
  after: answersTo,
  beforeMove: async (transaction, from, into) => {
    await transaction
      .updateTable('company_reply')
      .set({ author_ref: deskRef(into) })
      .where('company_id', '=', from)
      .execute();
  },
};
