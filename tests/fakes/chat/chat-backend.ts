import type { ChatNewsItem } from '#core/chat/chat-news.ts';
import { chatRefusals, type Addressee, type ConversationKind } from '#core/chat/conversation.ts';
import { messageDays, type MessageDraft, type MessageStatus } from '#core/chat/message.ts';
import type { MessagePicture } from '#core/chat/message-picture.ts';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { Author } from '#core/personas/author.ts';
import { lookOf } from '#core/personas/name-look.ts';
import { anId } from '#tests/content.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { asShownToAll } from './chat-sight.ts';
import {
  isIn,
  type ChatFacts,
  type ChatMember,
  type ChatPersona,
  type KeptBlock,
  type KeptConversation,
  type KeptMessage,
  type KeptReport,
  type KeptUpload,
  type OpenSockets,
} from './kept-chat.ts';

/** Typing indicator, sent and never stored. */
export interface Typing {
  readonly conversation: KeptConversation;
  readonly ref: string;
}

/** Refusal for an unreachable addressee, identical for every reason. */
export const unreachable = (): Failure => new Failure('missing', undefined, { code: chatRefusals.unreachable });

export class ChatBackend implements ChatFacts {
  readonly clock: Clock;
  readonly conversations: KeptConversation[] = [];
  blocks: KeptBlock[] = [];
  readonly reports: KeptReport[] = [];
  uploads: readonly KeptUpload[] = [];
  readonly #personas = new Map<string, ChatPersona>();
  readonly #writers = new Map<string, string>();
  readonly #listeners = new Set<(item: ChatNewsItem) => void>();
  readonly #watchers = new Set<(typing: Typing) => void>();
  #order = 0;

  constructor(clock: Clock = new FakeClock()) {
    this.clock = clock;
  }

  add(author: Author, ref: string = anId('ref')): string {
    this.#personas.set(ref, { ref, author, status: 'OPEN', isGone: false });
    return ref;
  }

  wrote(ref: string, { resourceId, resourceType }: Extract<Addressee, { readonly resourceId: string }>): void {
    this.#writers.set(`${resourceType} ${resourceId}`, ref);
  }

  persona(ref: string): ChatPersona {
    const persona = this.#personas.get(ref);
    if (!persona) throw new Failure('signed-out');
    return persona;
  }

  addressed(to: Addressee): ChatPersona {
    const ref = 'userName' in to ? this.#named(to.userName) : this.#writers.get(`${to.resourceType} ${to.resourceId}`);
    const persona = ref === undefined ? undefined : this.#personas.get(ref);
    if (!persona || persona.isGone) throw unreachable();
    return persona;
  }

  hasBlocked(by: string, whom: string, { conversationId }: Pick<KeptConversation, 'conversationId'>): boolean {
    return this.blocks.some((block) => block.by === by && block.whom === whom && ['', conversationId].includes(block.where));
  }

  open(kind: ConversationKind, { name = null, apart = '' }: Partial<Pick<KeptConversation, 'name' | 'apart'>>): KeptConversation {
    const conversationId = anId('c');
    const made = { conversationId, kind, name, apart, members: [], messages: [], lastSeq: 0, disappearsAfterDays: null };
    this.conversations.push(made);
    return made;
  }

  enter(conversation: KeptConversation, ref: string, access: OpenSockets): ChatMember {
    const known = conversation.members.find((member) => member.ref === ref);
    const since = conversation.kind === 'group' ? conversation.lastSeq : 0;
    const member = known ?? { ref, personId: anId('n'), access, since, readSeq: since, isMuted: false };
    if (known) Object.assign(known, { access, since, readSeq: Math.max(known.readSeq, since) });
    else conversation.members = [...conversation.members, member];
    return member;
  }

  upload(by: string, pictureId: string = anId('f')): string {
    this.uploads = [...this.uploads, { by, pictureId, width: 1_280, height: 720 }];
    return pictureId;
  }

  #take(by: string, pictureId: string): MessagePicture {
    const taken = this.uploads.find((upload) => upload.pictureId === pictureId && upload.by === by);
    if (!taken) throw new Failure('missing', undefined, { code: chatRefusals.pictureGone });
    this.uploads = this.uploads.filter((upload) => upload !== taken);
    return { pictureId, width: taken.width, height: taken.height };
  }

  write(conversation: KeptConversation, by: string, { clientMessageId, text, pictureId = null }: MessageDraft): KeptMessage {
    const picture = pictureId === null ? null : this.#take(by, pictureId);
    const { conversationId, kind, members, disappearsAfterDays } = conversation;
    const sentAtMs = this.clock.now();
    const hiddenFrom = kind === 'group' ? [] : members.map(({ ref }) => ref).filter((ref) => this.hasBlocked(ref, by, conversation));
    const lifetime = { sentAtMs, goneAtMs: sentAtMs + (disappearsAfterDays ?? messageDays) * dayMs, order: ++this.#order };
    const written = { messageId: anId('e'), conversationId, seq: ++conversation.lastSeq, clientMessageId, picture, text: text.trim() };
    const message: KeptMessage = { ...written, ...lifetime, by, hiddenFrom, status: 'LIVE' };
    conversation.messages.push(message);
    for (const member of members) if (member.ref === by) member.readSeq = message.seq;
    this.tellOf('message', conversation, message);
    return message;
  }

  moderate(messageId: string, status: MessageStatus): void {
    for (const conversation of this.conversations)
      for (const message of conversation.messages) if (message.messageId === messageId) this.settle(conversation, message, status);
  }

  settle(conversation: KeptConversation, message: KeptMessage, status: MessageStatus): void {
    Object.assign(message, { status, ...(status === 'DELETED' && { text: '', picture: null }) });
    this.tellOf('changed', conversation, message);
  }

  /** Removes a persona for good, after its account or name is deleted. */
  forget(ref: string): void {
    Object.assign(this.persona(ref), { isGone: true });
    for (const { conversationId, members } of this.conversations.filter((each) => each.members.some((member) => member.ref === ref && isIn(member)))) {
      const refs = members.filter((member) => member.ref !== ref && isIn(member)).map((member) => member.ref);
      this.tell({ kind: 'conversation', conversationId, refs });
    }
    this.tell({ kind: 'over', refs: [ref] });
  }

  tellOf(kind: 'message' | 'changed', conversation: KeptConversation, message: KeptMessage): void {
    const blockers = conversation.members.map(({ ref }) => ref).filter((ref) => this.hasBlocked(ref, message.by, conversation));
    const hiddenFrom = conversation.kind === 'group' ? blockers : message.hiddenFrom;
    this.tell({ kind, message: asShownToAll(this, conversation, message), hiddenFrom });
  }

  tell(item: ChatNewsItem): void {
    for (const heard of this.#listeners) heard(item);
  }

  /** Subscribes to news after each change. Returns the unsubscriber. */
  onNews(heard: (item: ChatNewsItem) => void): () => void {
    this.#listeners.add(heard);
    return () => void this.#listeners.delete(heard);
  }

  tellTyping(typing: Typing): void {
    for (const heard of this.#watchers) heard(typing);
  }

  onTyping(heard: (typing: Typing) => void): () => void {
    this.#watchers.add(heard);
    return () => void this.#watchers.delete(heard);
  }

  #named(userName: string): string | undefined {
    const isCalled = ({ author: { profileType, name } }: ChatPersona) => profileType === 'ANONYMOUS' && lookOf(name) === lookOf(userName);
    return [...this.#personas.values()].find(isCalled)?.ref;
  }
}
