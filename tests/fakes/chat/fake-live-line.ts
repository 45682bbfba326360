import type { ChatNewsItem } from '#core/chat/chat-news.ts';
import type { ConversationKey } from '#core/chat/conversation.ts';
import { connectionRefused, offLine, type LineState, type LiveEvent, type LiveLine } from '#core/chat/live-line.ts';
import type { ChatMessage, MessageDraft } from '#core/chat/message.ts';
import { Failure } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { heardBy, typingHeardBy, type Hearer } from './chat-hearing.ts';
import type { ChatBackend } from './chat-backend.ts';
import { FakeChats, type ChatRefs } from './fake-chats.ts';
import { RoughWay } from './rough-way.ts';

/** Live line over an in-memory backend. Events arrive at once unless the test interferes. */
export class FakeLiveLine implements LiveLine {
  readonly backend: ChatBackend;
  joins = 0;
  /** Number of member actions that retry the line. */
  arms = 0;
  readonly #refs: ChatRefs;
  readonly #sessionId: string | undefined;
  #personas: readonly ProfileType[] | undefined;
  #state: LineState = offLine;
  #isCut = false;
  #hasGivenUp = false;
  #losesAck = false;
  readonly #rooms = new Map<string, ConversationKey>();
  readonly #listeners = new Set<{ readonly heard: (event: LiveEvent) => void; readonly changed: (state: LineState) => void }>();
  readonly #stops: (() => void)[] = [];
  readonly #way = new RoughWay((event) => this.#hear(event));

  constructor(backend: ChatBackend, refs: ChatRefs, sessionId?: string) {
    this.backend = backend;
    this.#refs = refs;
    this.#sessionId = sessionId;
  }

  /** Conversations of joined rooms, empty while cut. */
  get joined(): readonly string[] {
    return this.#state.isLive ? [...this.#rooms.values()].map(({ conversationId }) => conversationId) : [];
  }

  get state(): LineState {
    return this.#state;
  }

  open(personas: readonly ProfileType[]): void {
    if (!this.#personas)
      this.#stops.push(
        this.backend.onNews((item) => this.#news(item)),
        this.backend.onTyping((typing) => this.#tell(typingHeardBy(this.#hearer, typing))),
      );
    this.#personas = personas;
    this.#hasGivenUp = false;
    this.#connect();
  }

  close(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#personas = undefined;
    this.#rooms.clear();
    this.#way.lose();
    this.#become(offLine);
    this.#listeners.clear();
  }

  arm(): void {
    this.arms++;
    this.#hasGivenUp = false;
    this.#connect();
  }

  listen(heard: (event: LiveEvent) => void, changed: (state: LineState) => void): () => void {
    const listener = { heard, changed };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async join(conversation: ConversationKey): Promise<number> {
    const key = this.#roomOf(conversation);
    const isNew = !this.#rooms.has(key);
    if (!this.#state.isLive) {
      if (this.#personas) this.#rooms.set(key, conversation);
      throw new Failure('offline');
    }
    const { lastSeq } = await this.#chats.at(conversation);
    if (isNew && !this.#rooms.has(key)) this.joins++;
    this.#rooms.set(key, conversation);
    return lastSeq;
  }

  leave(conversation: ConversationKey | 'ALL'): void {
    if (conversation === 'ALL') this.#rooms.clear();
    else this.#rooms.delete(this.#roomOf(conversation));
  }

  async send(conversation: ConversationKey, draft: MessageDraft): Promise<ChatMessage> {
    if (!this.#state.isLive) throw new Failure('offline');
    const losesAck = this.#losesAck;
    this.#losesAck = false;
    const sent = await this.#chats.send(conversation, draft);
    if (losesAck) throw new Failure('offline');
    return sent;
  }

  typing(conversation: ConversationKey): void {
    if (this.#state.isLive) void this.#chats.type(conversation).catch(() => undefined);
  }

  read(conversation: ConversationKey, upTo: number): void {
    if (this.#state.isLive) void this.#chats.read(conversation, upTo).catch(() => undefined);
  }

  /** Cuts the line. Everything in transit or sent before healing is lost. */
  cut(): void {
    this.#isCut = true;
    this.#way.lose();
    this.#become(offLine);
  }

  /** Restores the line and rejoins rooms. A line that gave up waits to be armed. */
  heal(): void {
    this.#isCut = false;
    if (!this.#hasGivenUp) this.#connect();
  }

  trying(tries: number, error: string | undefined = connectionRefused): void {
    this.#isCut = true;
    this.#way.lose();
    this.#become({ isLive: false, tries, error });
  }

  giveUp(error: string | undefined = connectionRefused): void {
    this.#hasGivenUp = true;
    this.trying(0, error);
  }

  /** Holds back the next events until `deliver`. */
  delayNext(events = 1): void {
    this.#way.next('late', events);
  }

  /** Delivers the next events in reverse once collected. */
  reorderNext(events = 2): void {
    this.#way.next('turned', events);
  }

  dropNext(events = 1): void {
    this.#way.next('dropped', events);
  }

  duplicateNext(events = 1): void {
    this.#way.next('doubled', events);
  }

  loseAckNext(): void {
    this.#losesAck = true;
  }

  deliver(): void {
    this.#way.deliver();
  }

  notify(): void {
    this.#tell({ kind: 'notification' });
  }

  get #chats(): FakeChats {
    return new FakeChats(this.backend, Object.fromEntries((this.#personas ?? []).map((type) => [type, this.#refs[type]])));
  }

  get #own(): readonly string[] {
    return (this.#personas ?? []).flatMap((type) => this.#refs[type] ?? []);
  }

  #roomOf = ({ conversationId, as }: ConversationKey): string => `${as ?? this.#personas?.[0]} ${conversationId}`;

  #connect(): void {
    if (!this.#personas || this.#isCut || this.#state.isLive) return;
    this.joins += this.#rooms.size;
    this.#become({ isLive: true, tries: 0, error: undefined });
  }

  #become(state: LineState): void {
    const { isLive, tries, error } = this.#state;
    this.#state = state;
    if (isLive === state.isLive && tries === state.tries && error === state.error) return;
    for (const { changed } of this.#listeners) changed(state);
  }

  #roomFor(ref: string, conversationId: string): string {
    return `${this.backend.persona(ref).author.profileType} ${conversationId}`;
  }

  get #hearer(): Hearer {
    return { backend: this.backend, own: this.#own, isInRoom: (ref, conversationId) => this.#rooms.has(this.#roomFor(ref, conversationId)) };
  }

  #news(item: ChatNewsItem): void {
    if (item.kind === 'left' && this.#own.includes(item.ref)) this.#rooms.delete(this.#roomFor(item.ref, item.conversationId));
    if (item.kind === 'over' && this.#isOver(item)) this.#end();
    else this.#tell(heardBy(this.#hearer, item));
  }

  #isOver({ sessionIds = [], refs = [] }: Extract<ChatNewsItem, { readonly kind: 'over' }>): boolean {
    return refs.some((ref) => this.#own.includes(ref)) || (this.#sessionId !== undefined && sessionIds.includes(this.#sessionId));
  }

  #end(): void {
    this.#tell({ kind: 'session-over' });
    this.close();
  }

  #tell(event: LiveEvent | undefined): void {
    if (event && this.#state.isLive) this.#way.carry(event);
  }

  #hear(event: LiveEvent): void {
    for (const { heard } of this.#listeners) heard(event);
  }
}
