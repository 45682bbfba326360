import { sql } from 'kysely';
import type { ShownPicture } from '#core/media/post-pictures.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { readerIn } from './conversation-rows.ts';
import { blockedBy, membershipIn } from './members.ts';
import { isSeen, isShownTo } from './message-rows.ts';

/** The pictures of messages in the database. */
export class SqlChatPictures {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  /** A picture, whole or small, for whoever sees its message just now: for nobody who is not in the conversation, and nobody from whom the message is kept. */
  async shown(id: string, isSmall = false): Promise<ShownPicture | undefined> {
    const { db, personas, today } = this.#scope;
    const [ref] = personas;
    if (ref === undefined) return undefined;
    const { rows } = await sql<{ readonly conversationId: string }>`select conversation_id as "conversationId"
      from chat_picture as picture join chat_message as message on message.id = picture.chat_message_id where picture.id = ${id}`.execute(db);
    const membership = rows[0] && (await membershipIn(db, ref, rows[0].conversationId));
    if (!membership) return undefined;
    const reader = readerIn(membership, { ref, today, blocked: await blockedBy(this.#scope) });
    const { rows: seen } = await sql<{
      readonly bytes: Uint8Array;
    }>`select ${isSmall ? sql`coalesce(picture.small, picture.bytes)` : sql`picture.bytes`} as bytes
      from chat_picture as picture join chat_message as message on message.id = picture.chat_message_id
      where picture.id = ${id} and ${isSeen(membership.conversationId, reader)} and ${isShownTo(ref)}`.execute(db);
    return seen[0] && { bytes: seen[0].bytes, isPublic: false };
  }
}
