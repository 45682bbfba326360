import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Chats } from '#core/chat/chats.ts';
import type { Conversation, ConversationKey } from '#core/chat/conversation.ts';
import { offLine, type LineState, type LiveEvent, type LiveLine } from '#core/chat/live-line.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import { personasOffered } from '#core/personas/draft-persona.ts';
import type { Persona, Personas } from '#core/personas/personas.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import { MessageToastStore } from './message-toast-store.ts';
import { LineNeed, type ChatBell } from './line-need.ts';
import { RoomsStore } from './rooms-store.ts';
import { TotalsStore, type ShownTotals } from './totals-store.ts';
import { afterChange, afterMessage, newsSince, withConversation, withNews } from './conversation-list.ts';

/** Conversations and live line of a member, shared by all screens. */
export class ChatStore {
  line: LineState = offLine;
  conversations: readonly Conversation[] = [];
  /** Own personas, the preferred one first. */
  own: readonly Persona[] = [];
  readonly asking: Request<readonly Conversation[]>;
  readonly toast = new MessageToastStore();
  readonly need: LineNeed;
  readonly #totals: TotalsStore;
  readonly #chats: Chats;
  readonly #live: LiveLine;
  readonly #outbox: OutboxStore;
  readonly #session: SessionStore;
  readonly #bell: Pick<ChatBell, 'ask'>;
  readonly #ownPersonas: Personas;
  readonly #rooms: RoomsStore;
  readonly #hearers = new Set<(event: LiveEvent) => void>();
  #isFollowed = 0;
  #stop: () => void = () => undefined;
  #stopListening: (() => void) | undefined;

  constructor(chats: Chats, line: LiveLine, outbox: OutboxStore, personas: Personas, session: SessionStore, bell: ChatBell) {
    this.#chats = chats;
    this.#live = line;
    this.#outbox = outbox;
    this.#rooms = new RoomsStore(line, (conversationId, lastSeq) => this.#joined(conversationId, lastSeq));
    this.#session = session;
    this.#bell = bell;
    this.need = new LineNeed(bell, () => this.unread > 0 || this.conversations.some(({ state, isMuted }) => state === 'joined' && !isMuted));
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

  get requests(): readonly Conversation[] {
    return this.conversations.filter(({ state }) => state === 'asked');
  }

  get talks(): readonly Conversation[] {
    return this.conversations.filter(({ state }) => state !== 'asked');
  }

  get metaData(): ShownTotals {
    return this.#totals.value;
  }

  /** Unread messages and group invitations, which contain none. */
  get unread(): number {
    return this.metaData.unreadMsgCount + this.requests.filter(({ kind }) => kind === 'group').length;
  }

  conversation(conversationId: string): Conversation | undefined {
    return this.conversations.find((each) => each.conversationId === conversationId);
  }

  /** Keeps line and list alive, shared by all followers until the last one stops. */
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
    const look = () => !this.isConnected && void this.#renew();
    const stopNeeding = this.need.watch({ isListed: () => this.asking.value !== undefined, connect: () => this.#connect(), look });
    return () => {
      for (const each of [stop, stopNeeding]) each();
      this.#forget();
    };
  }

  /** Loads conversations and joins rooms once, connecting even without any to receive the first. */
  async open(): Promise<void> {
    const { awake } = this.#session;
    if (!awake) return;
    this.#outbox.begin(awake.userId);
    const counting = this.#totals.asking.send();
    const [outcome] = await Promise.all([this.asking.renew(), counting]);
    if (outcome.status !== 'SUCCESS' || !this.#session.isAwake || this.#isFollowed === 0) return;
    if (this.need.isThere) runInAction(() => this.#connect());
    await this.#outbox.sendAll();
  }

  #connect(): void {
    this.need.want();
    this.#stopListening ??= this.#live.listen(
      (event) => this.#hear(event),
      (state) => runInAction(() => this.#changed(state)),
    );
    this.#live.open(this.personas);
    this.#rooms.joinAll(this.conversations);
  }

  /** Subscribes until the returned function is called. */
  hear(heard: (event: LiveEvent) => void): () => void {
    this.#hearers.add(heard);
    return () => this.#hearers.delete(heard);
  }

  /** Retries a resting line after the member acted (D-17). */
  arm(): void {
    this.#live.arm();
  }

  take(conversation: Conversation): void {
    this.conversations = withConversation(this.conversations, conversation);
    this.#connect();
  }

  drop({ conversationId }: ConversationKey): void {
    this.conversations = this.conversations.filter((each) => each.conversationId !== conversationId);
    this.#rooms.leave(conversationId);
    void this.#totals.asking.send();
  }

  changed(message: ChatMessage): void {
    this.#hear({ kind: 'changed', message });
  }

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

  /** Fetches messages between the list and joining the room, or missing from an older log. */
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

  /** Reloads the list after a change, announcing requests like messages. */
  async #renew(changed?: string): Promise<void> {
    const before = this.conversations;
    await this.#askAll();
    runInAction(() => {
      if (this.need.isWanted) this.#rooms.joinAll(this.conversations);
      const news = newsSince(before, this.conversations).find(({ conversationId }) => changed === undefined || conversationId === changed);
      if (news) this.toast.announce(news);
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
      [this.line, this.conversations, this.own, this.need.isWanted] = [offLine, [], [], false];
      this.toast.clear();
      this.#totals.forget();
    });
  }
}
