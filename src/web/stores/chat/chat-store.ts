import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Chats } from '#core/chat/chats.ts';
import type { Conversation, ConversationKey } from '#core/chat/conversation.ts';
import { offLine, type LineState, type LiveEvent, type LiveLine } from '#core/chat/live-line.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import { personasOffered } from '#core/personas/draft-persona.ts';
import type { Persona, Personas } from '#core/personas/personas.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { Request } from '../requests/request.ts';
import type { BellStore } from '../notifications/bell-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import { MessageToastStore } from './message-toast-store.ts';
import { RoomsStore } from './rooms-store.ts';
import { TotalsStore, type ShownTotals } from './totals-store.ts';
import { afterChange, afterMessage, withConversation, withNews } from './conversation-list.ts';

/** The conversations of the member, and the live line over which they move. One for all screens, once a member of it is here. */
export class ChatStore {
  line: LineState = offLine;
  conversations: readonly Conversation[] = [];
  /** The personas that this member can write as, the one put first in front. */
  own: readonly Persona[] = [];
  readonly asking: Request<readonly Conversation[]>;
  readonly toast = new MessageToastStore();
  readonly #totals: TotalsStore;
  readonly #chats: Chats;
  readonly #live: LiveLine;
  readonly #outbox: OutboxStore;
  readonly #session: SessionStore;
  readonly #bell: Pick<BellStore, 'ask'>;
  readonly #ownPersonas: Personas;
  readonly #rooms: RoomsStore;
  readonly #hearers = new Set<(event: LiveEvent) => void>();
  #isFollowed = 0;
  #stop: () => void = () => undefined;
  #stopListening: (() => void) | undefined;

  constructor(chats: Chats, line: LiveLine, outbox: OutboxStore, personas: Personas, session: SessionStore, bell: Pick<BellStore, 'ask'>) {
    this.#chats = chats;
    this.#live = line;
    this.#outbox = outbox;
    this.#rooms = new RoomsStore(line, (conversationId, lastSeq) => this.#joined(conversationId, lastSeq));
    this.#session = session;
    this.#bell = bell;
    this.#ownPersonas = personas;
    this.asking = new Request(() => this.#ask());
    this.#totals = new TotalsStore(chats, () => void this.#askAll());
    makeAutoObservable(this, { line: observableRef, conversations: observableRef, own: observableRef, asking: false });
  }

  get pendingToastNotification(): Conversation | undefined {
    return this.toast.pending;
  }

  get personas(): readonly ProfileType[] {
    return this.own.map(({ profileType }) => profileType);
  }

  get joinedRoomList(): readonly string[] {
    return this.#rooms.ids;
  }

  get isConnected(): boolean {
    return this.line.isLive;
  }

  get connectionError(): string | undefined {
    return this.line.error;
  }

  /** The conversations to answer: someone asks. */
  get requests(): readonly Conversation[] {
    return this.conversations.filter(({ state }) => state === 'asked');
  }

  get talks(): readonly Conversation[] {
    return this.conversations.filter(({ state }) => state !== 'asked');
  }

  get metaData(): ShownTotals {
    return this.#totals.value;
  }

  /** What waits in the bar: unread messages, and groups that ask one to join, which have none. */
  get unread(): number {
    return this.metaData.unreadMsgCount + this.requests.filter(({ kind }) => kind === 'group').length;
  }

  conversation(conversationId: string): Conversation | undefined {
    return this.conversations.find((each) => each.conversationId === conversationId);
  }

  /** Keeps the line and the list as long as a member is here; the answer ends it. Those who follow share one line: a page in the background, and the page of messages. */
  follow(): () => void {
    if (this.#isFollowed++ === 0) this.#stop = this.#begin();
    else void this.open();
    return () => {
      if (--this.#isFollowed === 0) this.#stop();
    };
  }

  #begin(): () => void {
    this.#outbox.listen((message) => this.#hear({ kind: 'message', message }));
    const stop = reaction(
      () => this.#session.awake?.userId,
      (who) => (who === undefined ? this.#forget() : void this.open()),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.#forget();
    };
  }

  /** Asks for the conversations, connects, and joins their rooms once. A member without any connects too: the first one comes by the line. */
  async open(): Promise<void> {
    const { awake } = this.#session;
    if (!awake) return;
    this.#outbox.begin(awake.userId);
    const counting = this.#totals.asking.send();
    const [outcome] = await Promise.all([this.asking.renew(), counting]);
    if (outcome.status !== 'SUCCESS' || !this.#session.isAwake || this.#isFollowed === 0) return;
    runInAction(() => this.#connect());
    await this.#outbox.sendAll();
  }

  #connect(): void {
    this.#stopListening ??= this.#live.listen(
      (event) => this.#hear(event),
      (state) => runInAction(() => this.#changed(state)),
    );
    this.#live.open(this.personas);
    this.#rooms.joinAll(this.conversations);
  }

  /** Calls back for every event; the answer stops that. */
  hear(heard: (event: LiveEvent) => void): () => void {
    this.#hearers.add(heard);
    return () => this.#hearers.delete(heard);
  }

  /** The member has done something: a line that rests is tried again (D-17). */
  arm(): void {
    this.#live.arm();
  }

  /** Takes over a conversation that another request has read. */
  take(conversation: Conversation): void {
    this.conversations = withConversation(this.conversations, conversation);
    this.#connect();
  }

  /** Takes a conversation out of the list, as the member has left it. */
  drop({ conversationId }: ConversationKey): void {
    this.conversations = this.conversations.filter((each) => each.conversationId !== conversationId);
    this.#rooms.leave(conversationId);
    void this.#totals.asking.send();
  }

  /** A message has another status now. */
  changed(message: ChatMessage): void {
    this.#hear({ kind: 'changed', message });
  }

  /** Everything up to this number of a conversation has been read here. */
  wasRead(conversationId: string, upTo: number, marking: Promise<unknown>): void {
    void this.#totals.mark(marking);
    const found = this.conversation(conversationId);
    if (!found || found.readSeq >= upTo) return;
    if (!found.isMuted) this.#totals.add(-found.unread);
    this.conversations = this.conversations.map((each) => (each === found ? { ...found, readSeq: upTo, unread: 0 } : each));
  }

  async recount(): Promise<void> {
    await this.#totals.asking.send();
  }

  async #ask(): Promise<readonly Conversation[]> {
    const [conversations, own] = await Promise.all([this.#chats.list(), this.#ownPersonas.available()]);
    runInAction(() => {
      this.conversations = conversations;
      this.own = personasOffered(own.personas, own.selected);
    });
    return conversations;
  }

  async #askAll(): Promise<void> {
    await Promise.all([this.asking.renew(), this.#totals.asking.send()]);
  }

  /** Asks for what was written after the list was asked for, and before the room was joined; the log in sight may be older than the list. */
  #joined(conversationId: string, lastSeq: number): void {
    if (lastSeq > (this.conversation(conversationId)?.lastSeq ?? 0)) this.#hear({ kind: 'conversation', conversationId });
    else for (const hearer of this.#hearers) hearer({ kind: 'conversation', conversationId });
  }

  #changed(state: LineState): void {
    const isBack = state.isLive && !this.line.isLive;
    this.line = state;
    if (!isBack) return;
    void this.#askAll().then(() => this.#rooms.joinAll(this.conversations));
    void this.#outbox.sendAll();
  }

  #hear(event: LiveEvent): void {
    runInAction(() => {
      if (event.kind === 'message') this.#heardMessage(event.message);
      if (event.kind === 'notification') this.#bell.ask?.();
      if (event.kind === 'changed') this.conversations = afterChange(this.conversations, event.message);
      if (event.kind === 'conversation') void this.#renew(event.conversationId);
      for (const hearer of this.#hearers) hearer(event);
    });
  }

  /** Asks for the list, as one of it came or was changed; that of someone who asks is announced like a message. */
  async #renew(conversationId: string): Promise<void> {
    const before = this.conversation(conversationId);
    await this.#askAll();
    runInAction(() => {
      this.#rooms.joinAll(this.conversations);
      const now = this.conversation(conversationId);
      if (now && ((now.state === 'asked' && !before) || now.unread > (before?.unread ?? 0))) this.toast.announce(now);
    });
  }

  #heardMessage(message: ChatMessage): void {
    const known = this.conversation(message.conversationId);
    const conversation = known && afterMessage(known, message, this.toast.inSight);
    if (!known || !conversation) return;
    this.conversations = withNews(this.conversations, conversation);
    if (conversation.unread === known.unread || known.isMuted) return;
    this.#totals.add(1);
    this.toast.announce(conversation);
  }

  #forget(): void {
    this.#rooms.leaveAll();
    this.#live.close();
    this.#stopListening?.();
    this.#stopListening = undefined;
    this.#outbox.forget();
    this.asking.forget();
    runInAction(() => {
      [this.line, this.conversations, this.own] = [offLine, [], []];
      this.toast.clear();
      this.#totals.forget();
    });
  }
}
