import type { Kysely } from 'kysely';
import { deskRef } from '#server/adapters/company-replies/company-reply-kind.ts';
import { checked, sanitized } from '#server/adapters/content/sanitized-text.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

/** Id of the reply below a test contribution. */
export const replyIdOf = (aboutId: string): string => `y${aboutId.slice(1)}`;

interface KnownReply {
  readonly companyId: string;
  readonly aboutId: string;
  readonly text: string;
}

/** Inserts the reply of a company below what exists. */
export const keepReplyTo = async (db: Kysely<Tables>, { companyId, aboutId, text }: KnownReply): Promise<void> =>
  void (await db
    .insertInto('company_reply')
    .values({
      company_id: companyId,
      id: replyIdOf(aboutId),
      author_ref: deskRef(companyId),
      locked_for: null,
      posted_at: new Date('2026-11-02T00:00:00Z'),
      about_id: aboutId,
      nth: 1,
      text: checked({ text: sanitized(text) }).text,
      replied_on: '2026-11-02',
    })
    .execute());
