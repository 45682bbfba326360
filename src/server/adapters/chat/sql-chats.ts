import { sql, type Transaction } from 'kysely';
import type { ChatNews } from '#core/chat/chat-news.ts';
import type { Chats, MessageKey, MessageReport } from '#core/chat/chats.ts';
import {
  chatRefusals,
  type ChatStatus,
  type ChatTotals,
  type Conversation,
  type ConversationKey,
  type ConversationSettings,
  type OpenConversation,
  type NewConversation,
} from '#core/chat/conversation.ts';
import type { ChatMessage, MessageDraft, MessagePage, MessageRange } from '#core/chat/message.ts';
import { existing, Failure } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { refuseBanned } from '../caller/refuse-sanctioned.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { lockedTarget } from '../moderation/moderation-target.ts';
import { fileAbout } from '../moderation/sql-reports.ts';
import { withdrawOwn } from '../moderation/withdraw.ts';
import { mutedConversation } from '../mutes/blocker-of.ts';
import { SqlMutes } from '../mutes/sql-mutes.ts';
import type { Tables } from '../database/tables.ts';
import { changeConversation } from './change-conversation.ts';
import { blockedAmong, conversationsFrom, membershipsOf, peopleFrom, readerIn, type ChatReader } from './conversation-rows.ts';
import { leaveConversation } from './leave-conversation.ts';
import { blockedBy, chatterOf, membersOf, membershipOf, type ChatMembership } from './members.ts';
import { messageKind } from './message-kind.ts';
import { messagePage } from './message-page.ts';
import { isSeen, messageAt } from './message-rows.ts';
import { readMessages } from './read-messages.ts';
import { isAsSeen } from './sealed-message.ts';
import { deletedIdOf, writeMessage, type WrittenMessage } from './send-message.ts';
import { inviteTo, startConversation } from './start-conversation.ts';
import { tellChanged } from './tell-changed.ts';

/** Sends news to connected clients once its transaction is committed. */
export class SqlChats implements Chats {
  readonly #scope: PseudonymScope;
  readonly #news: ChatNews;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
    this.#news = scope.news;
  }

  async list(): Promise<readonly Conversation[]> {
    const reader = await this.#reader();
    return conversationsFrom(this.#scope, reader, await membershipsOf(this.#scope, reader.ref));
  }

  async at({ conversationId }: ConversationKey): Promise<OpenConversation> {
    const reader = await this.#reader();
    const membership = await membershipOf(this.#scope.db, reader.ref, conversationId);
    const [conversation] = await conversationsFrom(this.#scope, reader, [membership]);
    if (!conversation) throw new Failure('missing');
    const members = (await membersOf(this.#scope.db, [conversationId])).get(conversationId) ?? [];
    const people = await peopleFrom(
      this.#scope,
      blockedAmong([membership], reader),
      members.filter(({ state }) => state !== 'left'),
    );
    return { ...conversation, people: [...people.values()] };
  }

  async start(opening: NewConversation): Promise<Conversation> {
    const scope = await this.#scope.writer();
    const started = await scope.db.transaction().execute((transaction) => startConversation(transaction, scope, opening));
    const { conversationId, written, news } = started;
    const conversation = await this.at({ conversationId });
    if (news.length > 0) this.#news.tell({ kind: 'conversation', conversationId, refs: news });
    if (written) await this.#tellWritten(conversationId, written);
    const { people: _people, ...same } = conversation;
    return same;
  }

  async messages({ conversationId }: ConversationKey, range: MessageRange = {}): Promise<MessagePage> {
    const reader = await this.#reader();
    const membership = await membershipOf(this.#scope.db, reader.ref, conversationId);
    return messagePage(this.#scope, membership, readerIn(membership, reader), range);
  }

  async send({ conversationId }: ConversationKey, draft: MessageDraft): Promise<ChatMessage> {
    const ref = chatterOf(await this.#scope.writer());
    const written = await this.#scope.db.transaction().execute((transaction) => writeMessage(transaction, this.#scope, { ref, conversationId }, draft));
    return this.#tellWritten(conversationId, written);
  }

  async #tellWritten(conversationId: string, { seq, hiddenFrom, isReplay }: WrittenMessage): Promise<ChatMessage> {
    const message = existing(await messageAt(this.#scope, conversationId, seq));
    if (!isReplay) this.#news.tell({ kind: 'message', message, hiddenFrom });
    return message;
  }

  async read({ conversationId }: ConversationKey, upTo: number): Promise<void> {
    const news = await readMessages(this.#scope, conversationId, upTo);
    if (news) this.#news.tell(news);
  }

  async accept({ conversationId }: ConversationKey): Promise<void> {
    const ref = chatterOf(this.#scope);
    const refs = await this.#scope.db.transaction().execute(async (transaction) => {
      const { kind, state, lastSeq, memberId } = await membershipOf(transaction, ref, conversationId, { isLocked: true });
      if (state !== 'asked') return [];
      const from = kind === 'group' ? { from_seq: lastSeq, read_seq: lastSeq } : {};
      await transaction
        .updateTable('chat_member')
        .set({ state: 'joined', ...from })
        .where('id', '=', memberId)
        .execute();
      await transaction
        .updateTable('chat_member')
        .set({ state: 'joined' })
        .where('conversation_id', '=', conversationId)
        .where('state', '=', 'asking')
        .execute();
      return this.#refsIn(transaction, conversationId);
    });
    if (refs.length > 0) this.#news.tell({ kind: 'conversation', conversationId, refs });
  }

  async leave({ conversationId }: ConversationKey): Promise<void> {
    const ref = chatterOf(this.#scope);
    const refs = await this.#scope.db.transaction().execute((transaction) => leaveConversation(transaction, this.#scope, ref, conversationId));
    this.#news.tell({ kind: 'left', conversationId, ref });
    if (refs.length > 0) this.#news.tell({ kind: 'conversation', conversationId, refs });
  }

  async change({ conversationId }: ConversationKey, settings: ConversationSettings): Promise<void> {
    const by = { ref: chatterOf(this.#scope), conversationId };
    const refs = await this.#scope.db.transaction().execute((transaction) => changeConversation(transaction, this.#scope, by, settings));
    if (refs.length > 0) this.#news.tell({ kind: 'conversation', conversationId, refs });
  }

  async invite({ conversationId }: ConversationKey, userNames: readonly string[]): Promise<void> {
    const ref = chatterOf(await this.#scope.writer());
    const news = await this.#scope.db.transaction().execute(async (transaction) => {
      await refuseBanned(transaction, this.#scope);
      return inviteTo(transaction, this.#scope, { conversationId, ref }, userNames);
    });
    // Anyone who invites hears of it in any case: silence would tell of a block.
    this.#news.tell({ kind: 'conversation', conversationId, refs: [...news, ref] });
  }

  async remove({ messageId }: MessageKey): Promise<void> {
    const message = await this.#scope.db
      .selectFrom('chat_message')
      .select('client_id')
      .where('id', '=', messageId)
      .where('status', '<>', 'DELETED')
      .executeTakeFirst();
    await withdrawOwn(this.#scope, messageKind, messageId);
    const client_id = deletedIdOf(this.#scope, message?.client_id ?? '');
    if (message) await this.#scope.db.updateTable('chat_message').set({ client_id }).where('id', '=', messageId).where('status', '=', 'DELETED').execute();
    await tellChanged(this.#scope, this.#news, messageId);
  }

  async report({ messageId }: MessageKey, { reason, note, seenHash }: MessageReport): Promise<boolean> {
    const reader = await this.#reader();
    return this.#scope.db.transaction().execute(async (transaction) => {
      await refuseBanned(transaction, this.#scope);
      const target = await lockedTarget(transaction, this.#scope, messageId);
      if (!target || target.kind !== messageKind || target.authorRef === reader.ref) throw new Failure('missing');
      const row = await transaction
        .selectFrom('chat_message')
        .select(['id', 'conversation_id', 'sealed'])
        .where('id', '=', messageId)
        .executeTakeFirstOrThrow();
      const membership = await membershipOf(transaction, reader.ref, row.conversation_id);
      const { rows: seen } = await sql`select 1 from chat_message as message where message.id = ${messageId} and message.status = 'LIVE'
        and ${isSeen(row.conversation_id, readerIn(membership, reader))}`.execute(transaction);
      if (seen.length === 0) throw new Failure('missing');
      if (!isAsSeen(this.#scope.secrets, row, seenHash)) throw new Failure('conflict', undefined, { code: chatRefusals.changed });
      return fileAbout(transaction, this.#scope, target, { reason, ...(note !== undefined && { note }) });
    });
  }

  async status(): Promise<ChatStatus> {
    const closed = await this.#scope.db.selectFrom('closed_chat').select('persona_ref').where('persona_ref', '=', chatterOf(this.#scope)).executeTakeFirst();
    return closed ? 'CLOSED' : 'OPEN';
  }

  async setStatus(status: ChatStatus): Promise<void> {
    const persona_ref = chatterOf(this.#scope);
    if (status === 'OPEN') return void (await this.#scope.db.deleteFrom('closed_chat').where('persona_ref', '=', persona_ref).execute());
    await this.#scope.db
      .insertInto('closed_chat')
      .values({ persona_ref })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async block(personId: string): Promise<void> {
    await new SqlMutes(this.#scope).addIn(await this.#met(personId), 'BLOCK', this.#type);
  }

  async unblock(personId: string): Promise<void> {
    await new SqlMutes(this.#scope).removeIn(await this.#met(personId));
  }

  async totals(): Promise<ChatTotals> {
    const conversations = await this.list();
    const counted = conversations.filter(({ isMuted }) => !isMuted);
    return { unreadCount: counted.reduce((sum, { unread }) => sum + unread, 0), groupCount: conversations.length };
  }

  get #type(): ProfileType {
    const type = this.#scope.profileTypeOf(chatterOf(this.#scope));
    if (!type) throw new Failure('signed-out');
    return type;
  }

  async #reader(): Promise<ChatReader> {
    return { ref: chatterOf(this.#scope), today: this.#scope.today, blockedIn: await blockedBy(this.#scope) };
  }

  async #refsIn(transaction: Transaction<Tables>, conversationId: string): Promise<readonly string[]> {
    const members = (await membersOf(transaction, [conversationId])).get(conversationId) ?? [];
    return members.filter(({ state }) => state !== 'left' && state !== 'declined').map(({ persona_ref }) => persona_ref);
  }

  async #met(personId: string): Promise<{ readonly author_ref: string; readonly thing: string }> {
    const { rows } = await sql<{ readonly ref: string; readonly conversationId: string }>`select persona_ref as ref, conversation_id as "conversationId"
      from chat_member where id = ${personId}`.execute(this.#scope.db);
    const [found] = rows;
    if (!found) throw new Failure('missing');
    const mine: ChatMembership = await membershipOf(this.#scope.db, chatterOf(this.#scope), found.conversationId);
    if (mine.memberId === personId) throw new Failure('missing');
    return { author_ref: found.ref, thing: mutedConversation(this.#scope.secrets, mine) };
  }
}
