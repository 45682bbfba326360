import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Chats } from '#core/chat/chats.ts';
import type { ChatPerson, ConversationKey, OpenConversation } from '#core/chat/conversation.ts';
import type { LiveEvent, LiveLine } from '#core/chat/live-line.ts';
import { usualMessageCount, type ChatMessage, type MessagePage } from '#core/chat/message.ts';
import type { MessagePicture } from '#core/chat/message-picture.ts';
import { isAhead, timelineOf, withMessage, withNewer, withOlder, type Timeline } from '#core/chat/timeline.ts';
import type { Clock } from '#core/clock.ts';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { Request } from '../requests/request.ts';
import type { ChatStore } from './chat-store.ts';
import type { PendingMessage } from './kept-pending.ts';
import { resendMs, type OutboxStore } from './outbox-store.ts';
import { TypingStore } from './typing-store.ts';

/** Open conversation: gapless messages, pending ones and typing members. */
export class ConversationStore {
  key: Required<ConversationKey> | undefined;
  people: readonly ChatPerson[] = [];
  timeline: Timeline | undefined;
  draft = '';
  found: readonly ChatMessage[] | undefined;
  readonly opening: Request<OpenConversation, [key: Required<ConversationKey>]>;
  readonly older: Request<MessagePage>;
  readonly searching: Request<MessagePage, [query: string]>;
  readonly #marking: Request<void, [key: Required<ConversationKey>, upTo: number]>;
  readonly typing: TypingStore;
  readonly #replaying: Request<void>;
  readonly #chats: Chats;
  readonly #chat: ChatStore;
  readonly #outbox: OutboxStore;
  readonly #keys: IdempotencyKeys;
  readonly #drafts = new Map<string, string>();
  #isBehind = false;
  #ahead: readonly ChatMessage[] = [];
  #stop: () => void = () => undefined;
  #stopWaiting: () => void = () => undefined;
  readonly #clock: Clock;

  constructor(chats: Chats, line: LiveLine, chat: ChatStore, outbox: OutboxStore, keys: IdempotencyKeys, clock: Clock) {
    this.#chats = chats;
    this.#chat = chat;
    this.#outbox = outbox;
    this.#keys = keys;
    this.#clock = clock;
    this.typing = new TypingStore(line, clock);
    this.opening = new Request((key) => this.#open(key));
    this.older = new Request(() => this.#older());
    this.searching = new Request((query) => this.#search(query));
    this.#marking = new Request((key, upTo) => this.#chats.read(key, upTo));
    this.#replaying = new Request(() => this.#replay());
    makeAutoObservable(this, { key: observableRef, people: observableRef, timeline: observableRef, found: observableRef, typing: false });
  }

  get conversation() {
    return this.key && this.#chat.conversation(this.key.conversationId);
  }

  get messages(): readonly ChatMessage[] {
    return this.timeline?.messages ?? [];
  }

  /** Pending messages not yet returned by the server. */
  get pending(): readonly PendingMessage[] {
    const waiting = this.key ? this.#outbox.of(this.key.conversationId) : [];
    if (waiting.length === 0) return waiting;
    const arrived = new Set(this.messages.filter(({ personId }) => personId === this.conversation?.me).map(({ clientMessageId }) => clientMessageId));
    return waiting.filter(({ clientMessageId }) => !arrived.has(clientMessageId));
  }

  /** Number others have read up to, as far as disclosed, or 0. */
  get readByOthers(): number {
    return Math.max(0, ...this.people.filter(({ personId }) => personId !== this.conversation?.me).map(({ readSeq }) => readSeq ?? 0));
  }

  person(personId: string | null): ChatPerson | undefined {
    return this.people.find((each) => each.personId === personId);
  }

  /** Opens a conversation until the returned function is called. */
  async show(key: Required<ConversationKey>): Promise<void> {
    this.close();
    this.key = key;
    this.draft = this.#drafts.get(key.conversationId) ?? '';
    this.#stop = this.#chat.hear((event) => this.#hear(event));
    this.#chat.toast.look(key.conversationId);
    await this.opening.send(key);
  }

  close(): void {
    this.#stop();
    this.#stop = () => undefined;
    this.#stopWaiting();
    if (this.key) this.#drafts.set(this.key.conversationId, this.draft);
    this.key = undefined;
    this.timeline = undefined;
    this.people = [];
    this.found = undefined;
    this.#ahead = [];
    this.#isBehind = false;
    this.draft = '';
    this.typing.clear();
    this.opening.forget();
    this.#chat.toast.look(undefined);
  }

  type(text: string): void {
    this.draft = text;
    if (this.key && text !== '') this.typing.tell(this.key);
  }

  /** Sends optimistically, showing the message at once. */
  send(text: string, picture: MessagePicture | null = null): void {
    if (!this.key || (text.trim() === '' && picture === null)) return;
    this.draft = '';
    void this.#outbox.add(this.key, { clientMessageId: this.#keys.make(), text: text.trim(), picture });
  }

  /** Marks all as seen, disclosed only where the persona shares read marks. */
  seen(): void {
    const [key, timeline, conversation] = [this.key, this.timeline, this.conversation];
    if (!key || !timeline || !conversation || conversation.state === 'asked' || timeline.upTo <= conversation.readSeq) return;
    this.#chat.wasRead(key.conversationId, timeline.upTo, this.#marking.send(key, timeline.upTo));
  }

  async search(query: string): Promise<void> {
    if (query.trim() === '') return this.stopSearch();
    await this.searching.send(query.trim());
  }

  stopSearch(): void {
    this.found = undefined;
    this.searching.forget();
  }

  async reread(): Promise<void> {
    if (this.key) await this.#read(this.key);
  }

  async #open(key: Required<ConversationKey>): Promise<OpenConversation> {
    const [conversation, page] = await Promise.all([this.#chats.at(key), this.#chats.messages(key, { limit: usualMessageCount })]);
    runInAction(() => {
      if (this.key !== key) return;
      this.#take(conversation);
      this.timeline = timelineOf(page);
      if (this.#isBehind) void this.#catchUp();
    });
    return conversation;
  }

  async #read(key: Required<ConversationKey>): Promise<void> {
    const conversation = await this.#chats.at(key);
    runInAction(() => this.key === key && this.#take(conversation));
  }

  #take({ people, ...conversation }: OpenConversation): void {
    this.people = people;
    this.#chat.take(conversation);
  }

  async #older(): Promise<MessagePage> {
    const [key, timeline] = [this.key, this.timeline];
    if (!key || !timeline) return { messages: [], upTo: 0, hasMore: false };
    const page = await this.#chats.messages(key, { before: timeline.from, limit: usualMessageCount * 2 });
    runInAction(() => {
      if (this.key === key && this.timeline) this.timeline = withOlder(this.timeline, page);
    });
    return page;
  }

  async #search(query: string): Promise<MessagePage> {
    const { key } = this;
    if (!key) return { messages: [], upTo: 0, hasMore: false };
    const page = await this.#chats.messages(key, { query });
    runInAction(() => {
      if (this.key === key) this.found = page.messages;
    });
    return page;
  }

  #hear(event: LiveEvent): void {
    const { key } = this;
    if (!key) return;
    if ((event.kind === 'message' || event.kind === 'changed') && event.message.conversationId === key.conversationId) this.#heardMessage(event.message);
    if (event.kind === 'conversation' && event.conversationId === key.conversationId) void this.#catchUp();
    if (event.kind === 'typing' && event.conversationId === key.conversationId) this.typing.heard(event.personId);
    if (event.kind === 'read' && event.conversationId === key.conversationId) this.#heardRead(event.personId, event.seq);
  }

  #heardMessage(message: ChatMessage): void {
    this.typing.stopped(message.personId);
    // One that comes while the conversation is opened is asked for after that.
    if (!this.timeline) this.#isBehind = true;
    else if (!isAhead(this.timeline, message)) this.timeline = withMessage(this.timeline, message);
    else {
      this.#ahead = [...this.#ahead, message];
      void this.#catchUp();
    }
  }

  #heardRead(personId: string, seq: number): void {
    this.people = this.people.map((person) => (person.personId === personId && (person.readSeq ?? 0) < seq ? { ...person, readSeq: seq } : person));
  }

  /** Fills a gap and appends messages received beyond it. */
  #fill(timeline: Timeline): void {
    this.timeline = this.#ahead.reduce(withMessage, timeline);
    this.#ahead = this.#ahead.filter((message) => isAhead(timeline, message));
  }

  /** Replays messages after the last known number, one request at a time. */
  async #catchUp(): Promise<void> {
    this.#isBehind = true;
    if (!this.timeline || this.#replaying.state.status === 'LOADING') return;
    while (this.#isBehind) {
      this.#isBehind = false;
      const outcome = await this.#replaying.send();
      if (outcome.status !== 'SUCCESS') return this.#later();
    }
  }

  #later(): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#clock.after(resendMs, () => void this.#catchUp());
  }

  async #replay(): Promise<void> {
    for (;;) {
      const [key, timeline] = [this.key, this.timeline];
      if (!key || !timeline) return;
      const page = await this.#chats.messages(key, { after: timeline.upTo });
      if (this.key !== key) return;
      runInAction(() => this.#fill(withNewer(this.timeline ?? timeline, page)));
      if (!page.hasMore) break;
    }
    if (this.key) await this.#read(this.key);
  }
}
