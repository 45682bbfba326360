import { sql, type RawBuilder } from 'kysely';
import type { ShownPicture } from '#core/media/post-pictures.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { waitsForModerator } from '../moderation/waits-for-moderator.ts';
import { readerIn } from './conversation-rows.ts';
import { blockedBy, membershipIn } from './members.ts';
import { isSeen, isShownTo } from './message-rows.ts';

export class SqlChatPictures {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  /** Visible like its message, and to a moderator while pending. */
  async shown(id: string, isSmall = false): Promise<ShownPicture | undefined> {
    const { rows } = await sql<{
      readonly id: string;
      readonly conversationId: string;
      readonly authorRef: string;
    }>`select message.id, conversation_id as "conversationId", author_ref as "authorRef"
      from chat_picture as picture join chat_message as message on message.id = picture.chat_message_id where picture.id = ${id}`.execute(this.#scope.db);
    const [message] = rows;
    if (!message) return undefined;
    if (await waitsForModerator(this.#scope, message)) return this.#bytes(id, isSmall, sql<boolean>`true`);
    const condition = await this.#seenIn(message.conversationId);
    return condition && this.#bytes(id, isSmall, condition);
  }

  /** Undefined outside the conversation. */
  async #seenIn(conversationId: string): Promise<RawBuilder<boolean> | undefined> {
    const { db, personas, today } = this.#scope;
    const [ref] = personas;
    const membership = ref === undefined ? undefined : await membershipIn(db, ref, conversationId);
    if (ref === undefined || !membership) return undefined;
    const reader = readerIn(membership, { ref, today, blockedIn: await blockedBy(this.#scope) });
    return sql<boolean>`${isSeen(membership.conversationId, reader)} and ${isShownTo(ref)}`;
  }

  async #bytes(id: string, isSmall: boolean, condition: RawBuilder<boolean>): Promise<ShownPicture | undefined> {
    const { rows } = await sql<{ readonly bytes: Uint8Array }>`select ${isSmall ? sql`coalesce(picture.small, picture.bytes)` : sql`picture.bytes`} as bytes
      from chat_picture as picture join chat_message as message on message.id = picture.chat_message_id where picture.id = ${id} and ${condition}`.execute(
      this.#scope.db,
    );
    return rows[0] && { bytes: rows[0].bytes, isPublic: false };
  }
}
