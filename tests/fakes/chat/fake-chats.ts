import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Chats, MessageKey, MessageReport } from '#core/chat/chats.ts';
import {
  chatRefusals,
  mostConversations,
  tellsReading,
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
import { mutesFailure } from '#core/moderation/mutes.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import { ask, join, placeOf, refusedAs, startDirect, startGroup, tellOf, toBeAsked, written, type ChatPlace } from './chat-moves.ts';
import { partOf } from './chat-page.ts';
import { asShownToAll, conversationFor, maySee, orderFor, presentFor, seenBy } from './chat-sight.ts';
import type { ChatBackend } from './chat-backend.ts';
import { isIn, type ChatMember, type KeptBlock, type KeptConversation, type KeptMessage } from './kept-chat.ts';

/** Keys of a device's personas. */
export type ChatRefs = Readonly<Partial<Record<ProfileType, string>>>;

/** Conversations of one device, under its one or two personas. */
export class FakeChats implements Chats {
  readonly backend: ChatBackend;
  readonly #refs: ChatRefs;
  /** Failure of the next calls, while set. */
  problem: Failure | undefined;

  constructor(backend: ChatBackend, refs: ChatRefs) {
    this.backend = backend;
    this.#refs = refs;
  }

  async list(): Promise<readonly Conversation[]> {
    const places = this.#places().sort(
      (one, other) => orderFor(this.backend, other.conversation, other.member) - orderFor(this.backend, one.conversation, one.member),
    );
    return places.slice(0, mostConversations).map((place) => this.#shown(place));
  }

  async at(key: ConversationKey): Promise<OpenConversation> {
    const place = this.#place(key);
    return { ...this.#shown(place), people: presentFor(this.backend, place.conversation, place.member) };
  }

  async start(opening: NewConversation): Promise<Conversation> {
    const ref = this.#ref(opening.as);
    const place = opening.kind === 'group' ? startGroup(this.backend, ref, opening) : startDirect(this.backend, ref, opening);
    return this.#shown(place);
  }

  async messages(key: ConversationKey, range: MessageRange = {}): Promise<MessagePage> {
    const { conversation, member } = this.#place(key);
    const { part, hasMore, isOnward } = partOf(seenBy(this.backend, conversation, member), range);
    const messages = part.map((message) => this.#recorded(conversation, member, message));
    return { messages, hasMore, upTo: (hasMore && isOnward ? messages.at(-1)?.seq : undefined) ?? conversation.lastSeq };
  }

  async send(key: ConversationKey, draft: MessageDraft): Promise<ChatMessage> {
    const { conversation, member } = this.#place(key);
    return this.#recorded(conversation, member, written(this.backend, { conversation, member }, draft));
  }

  async read(key: ConversationKey, upTo: number): Promise<void> {
    const { conversation, member } = this.#place(key);
    const seq = Math.min(upTo, conversation.lastSeq);
    const hiddenFrom = conversation.members.map(({ ref }) => ref).filter((ref) => this.backend.hasBlocked(member.ref, ref, conversation));
    if (conversation.kind === 'direct' && hiddenFrom.length > 0) return;
    if (seq <= member.readSeq || member.access === 'asked') return;
    member.readSeq = seq;
    const { profileType } = this.backend.persona(member.ref).author;
    const { conversationId } = conversation;
    if (tellsReading(profileType)) this.backend.tell({ kind: 'read', conversationId, personId: member.personId, seq, hiddenFrom });
  }

  async accept(key: ConversationKey): Promise<void> {
    const { conversation, member } = this.#place(key);
    if (member.access === 'asked') join(this.backend, conversation, member);
  }

  async leave(key: ConversationKey): Promise<void> {
    const { conversation, member } = this.#place(key);
    const isDeclined = member.access === 'asked';
    member.access = isDeclined ? 'declined' : 'left';
    if (conversation.kind === 'group' && !isDeclined) conversation.members = conversation.members.filter((each) => each !== member);
    this.backend.tell({ kind: 'left', conversationId: conversation.conversationId, ref: member.ref });
    if (!isDeclined) tellOf(this.backend, conversation, this.#heardFrom(conversation, member));
  }

  async change(key: ConversationKey, { isMuted, disappearsAfterDays }: ConversationSettings): Promise<void> {
    const { conversation, member, state } = this.#place(key);
    if (state === 'asked' || (state === 'asking' && disappearsAfterDays !== undefined)) refusedAs(chatRefusals.unanswered);
    if (isMuted !== undefined) member.isMuted = isMuted;
    if (disappearsAfterDays === undefined) return;
    const heard = this.#heardFrom(conversation, member);
    const isWithheld = conversation.kind === 'direct' && conversation.members.some(({ ref }) => this.backend.hasBlocked(ref, member.ref, conversation));
    if (!isWithheld) conversation.disappearsAfterDays = disappearsAfterDays;
    tellOf(this.backend, conversation, heard);
  }

  async invite(key: ConversationKey, userNames: readonly string[]): Promise<void> {
    const { conversation, member, state } = this.#place(key);
    if (conversation.kind === 'direct' || state !== 'joined') throw new Failure('missing');
    ask(this.backend, conversation, member.ref, toBeAsked(this.backend, member.ref, userNames));
  }

  async remove({ messageId, ...key }: MessageKey): Promise<void> {
    const { conversation, member } = this.#place(key);
    const message = this.#message(conversation, member, messageId);
    if (message.by !== member.ref || message.status === 'DELETED') throw new Failure('missing');
    this.backend.settle(conversation, message, 'DELETED');
  }

  async report({ messageId, ...key }: MessageKey, report: MessageReport): Promise<boolean> {
    const { conversation, member } = this.#place(key);
    const { by, text, status } = this.#message(conversation, member, messageId);
    if (by === member.ref || status !== 'LIVE') throw new Failure('missing');
    if (report.seenHash !== createHash('sha256').update(text).digest('hex')) refusedAs(chatRefusals.changed);
    if (this.backend.reports.some((each) => each.by === member.ref && each.messageId === messageId)) return false;
    this.backend.reports.push({ ...report, by: member.ref, messageId });
    return true;
  }

  async status(as?: ProfileType): Promise<ChatStatus> {
    return this.backend.persona(this.#ref(as)).status;
  }

  async setStatus(status: ChatStatus, as?: ProfileType): Promise<void> {
    this.backend.persona(this.#ref(as)).status = status;
  }

  async block(personId: string, as?: ProfileType): Promise<void> {
    const by = this.#ref(as);
    const block = this.#met(by, personId);
    if (this.backend.blocks.some((each) => isDeepStrictEqual(each, block))) return;
    const failure = mutesFailure(this.backend.blocks.filter((each) => each.by === by).length);
    if (failure) throw failure;
    this.backend.blocks.push(block);
  }

  async unblock(personId: string, as?: ProfileType): Promise<void> {
    const by = this.#ref(as);
    const block = this.#met(by, personId);
    this.backend.blocks = this.backend.blocks.filter((each) => !isDeepStrictEqual(each, block));
  }

  async totals(): Promise<ChatTotals> {
    const shown = this.#places().map((place) => this.#shown(place));
    const unreadCount = shown.filter(({ isMuted }) => !isMuted).reduce((sum, { unread }) => sum + unread, 0);
    return { unreadCount, groupCount: shown.length };
  }

  #heardFrom(conversation: KeptConversation, { ref: by }: ChatMember): readonly string[] {
    return conversation.members.filter((each) => isIn(each) && !this.backend.hasBlocked(each.ref, by, conversation)).map(({ ref }) => ref);
  }

  async type(key: ConversationKey): Promise<void> {
    const { conversation, member } = this.#place(key);
    if (member.access === 'joined') this.backend.tellTyping({ conversation, ref: member.ref });
  }

  #message(conversation: KeptConversation, member: ChatMember, messageId: string): KeptMessage {
    const message = conversation.messages.find((each) => each.messageId === messageId);
    if (!message || !maySee(this.backend, conversation, member, message)) throw new Failure('missing');
    return message;
  }

  /** Block of the person behind an id of a shared conversation. */
  #met(by: string, personId: string): KeptBlock {
    const isMet = ({ personId: id, ref }: ChatMember) => id === personId && ref !== by;
    const place = this.#places().find(({ conversation, member }) => member.ref === by && conversation.members.some(isMet));
    const whom = place?.conversation.members.find(isMet)?.ref;
    if (!place || whom === undefined) throw new Failure('missing');
    return { by, whom, where: this.backend.persona(whom).author.profileType === 'DESIGNATION' ? place.conversation.conversationId : '' };
  }

  #recorded = (conversation: KeptConversation, { ref }: ChatMember, message: KeptMessage): ChatMessage =>
    asShownToAll(this.backend, conversation, message, message.by === ref);

  #shown = ({ conversation, member, state }: ChatPlace): Conversation => conversationFor(this.backend, conversation, member, state);

  #place({ conversationId, as }: ConversationKey): ChatPlace {
    const ref = this.#ref(as);
    return existing(this.#places().find(({ conversation, member }) => conversation.conversationId === conversationId && member.ref === ref));
  }

  #places(): ChatPlace[] {
    const refs = this.#all();
    return this.backend.conversations.flatMap((conversation) =>
      conversation.members.filter((member) => refs.includes(member.ref) && isIn(member)).map((member) => placeOf(conversation, member)),
    );
  }

  /** Personas of the caller. None means a guest. */
  #all(): readonly string[] {
    if (this.problem) throw this.problem;
    const refs = profileTypes.flatMap((type) => this.#refs[type] ?? []).filter((ref) => !this.backend.persona(ref).isGone);
    if (refs.length === 0) throw new Failure('signed-out');
    return refs;
  }

  #ref(as?: ProfileType): string {
    const refs = this.#all();
    const ref = as === undefined ? refs[0] : this.#refs[as];
    if (as === undefined && refs.length > 1) throw new Failure('invalid');
    if (ref === undefined || !refs.includes(ref))
      throw as === 'ANONYMOUS' ? new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' }) : new Failure('signed-out');
    return ref;
  }
}
