import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Chats } from '#core/chat/chats.ts';
import type { Clock } from '#core/clock.ts';
import type { ConversationKey } from '#core/chat/conversation.ts';
import type { LiveLine } from '#core/chat/live-line.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { passing } from '../requests/passing.ts';
import { settled } from '../requests/request.ts';
import { keptPending, nameOfPending, type OutgoingMessage, type PendingMessage, type PendingState } from './kept-pending.ts';

/** Delay before waiting messages are retried unprompted. */
export const resendMs = 5_000;

/** Persistent outbox that sends by line or HTTP in order, retrying under one id (B-25). */
export class OutboxStore {
  pending: readonly PendingMessage[] = [];
  #owner = '';
  readonly #chats: Pick<Chats, 'send'>;
  readonly #line: Pick<LiveLine, 'send' | 'arm'>;
  readonly #storage: UserStorage;
  readonly #clock: Clock;
  readonly #busy = new Map<string, Promise<void>>();
  #stopWaiting: () => void = () => undefined;
  #arrived: (message: ChatMessage) => void = () => undefined;

  constructor(chats: Pick<Chats, 'send'>, line: Pick<LiveLine, 'send' | 'arm'>, storage: UserStorage, clock: Clock) {
    this.#chats = chats;
    this.#line = line;
    this.#storage = storage;
    this.#clock = clock;
    makeAutoObservable(this, { pending: observableRef });
  }

  listen(arrived: (message: ChatMessage) => void): void {
    this.#arrived = arrived;
  }

  begin(owner: string): void {
    if (this.#owner === owner) return;
    this.#owner = owner;
    this.pending = keptPending(this.#storage, owner);
  }

  of(conversationId: string): readonly PendingMessage[] {
    return this.pending.filter((message) => message.conversationId === conversationId);
  }

  /** Adds and sends a message, waking a resting line. */
  add({ conversationId, as }: Required<ConversationKey>, draft: OutgoingMessage): Promise<void> {
    const message: PendingMessage = { ...draft, conversationId, as, state: 'sending', writtenAt: this.#clock.now() };
    this.pending = [...this.pending, message];
    this.#keep(message);
    this.#line.arm();
    return this.#empty(conversationId);
  }

  again({ conversationId, clientMessageId }: PendingMessage): Promise<void> {
    this.#mark(clientMessageId, 'sending');
    this.#line.arm();
    return this.#empty(conversationId);
  }

  drop(clientMessageId: string): void {
    this.pending = this.pending.filter((message) => message.clientMessageId !== clientMessageId);
    this.#storage.drop(nameOfPending(clientMessageId, this.#owner));
  }

  /** Clears memory for a member who left, while storage is cleared separately. */
  forget(): void {
    this.#stopWaiting();
    this.#owner = '';
    this.pending = [];
  }

  /** Sends everything waiting once the line is back. */
  async sendAll(): Promise<void> {
    await Promise.all([...new Set(this.pending.map(({ conversationId }) => conversationId))].map((conversationId) => this.#empty(conversationId)));
  }

  #empty(conversationId: string): Promise<void> {
    const busy = this.#busy.get(conversationId);
    if (busy) return busy;
    const emptying = this.#inOrder(conversationId).finally(() => this.#busy.delete(conversationId));
    this.#busy.set(conversationId, emptying);
    return emptying;
  }

  async #inOrder(conversationId: string): Promise<void> {
    for (;;) {
      const next = this.of(conversationId).find(({ state }) => state !== 'refused');
      if (!next) return;
      this.#mark(next.clientMessageId, 'sending');
      const outcome = await this.#attempt(next);
      if (outcome === 'waiting') return;
    }
  }

  async #attempt(message: PendingMessage): Promise<'done' | 'waiting'> {
    const outcome = await settled(this.#send(message));
    if (outcome.status === 'SUCCESS') {
      runInAction(() => {
        this.drop(message.clientMessageId);
        this.#arrived(outcome.value);
      });
      return 'done';
    }
    const { kind, code } = outcome.failure;
    if (!passing.includes(kind)) {
      this.#mark(message.clientMessageId, 'refused', code ?? kind);
      return 'done';
    }
    // All that comes after waits too, so that nothing overtakes what was written before it.
    for (const { clientMessageId, state } of this.of(message.conversationId)) if (state === 'sending') this.#mark(clientMessageId, 'waiting');
    this.#waitAndTry();
    return 'waiting';
  }

  async #send({ conversationId, as, clientMessageId, text, picture }: PendingMessage): Promise<ChatMessage> {
    const draft = { clientMessageId, text, pictureId: picture?.pictureId ?? null };
    const outcome = await settled(this.#line.send({ conversationId, as }, draft));
    if (outcome.status === 'SUCCESS') return outcome.value;
    if (outcome.failure.kind !== 'offline') throw outcome.failure;
    return this.#chats.send({ conversationId, as }, draft);
  }

  #mark(clientMessageId: string, state: PendingState, problem?: string): void {
    const marked = this.pending.map((message) => {
      if (message.clientMessageId !== clientMessageId) return message;
      const { problem: _before, ...same } = message;
      return { ...same, state, ...(problem !== undefined && { problem }) };
    });
    for (const message of marked) if (message.clientMessageId === clientMessageId) this.#keep(message);
    runInAction(() => (this.pending = marked));
  }

  #keep(message: PendingMessage): void {
    this.#storage.keep(nameOfPending(message.clientMessageId, this.#owner), message);
  }

  #waitAndTry(): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#clock.after(resendMs, () => void this.sendAll());
  }
}
