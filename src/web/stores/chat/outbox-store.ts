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

/** How long what waits is left before it is tried again without anything having happened. */
export const resendMs = 5_000;

/**
 * The outbox of messages on this device (optimistic sending). Each goes over the live line, and over HTTP where that is not live; what is not acknowledged is sent again with the
 * same id, so that it is there once (B-25). Of one conversation they go one after the other, in the order in which they were written. They outlive the page.
 */
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

  /** Sets who hears of what has arrived. */
  listen(arrived: (message: ChatMessage) => void): void {
    this.#arrived = arrived;
  }

  /** Takes out what this member has written here before. */
  begin(owner: string): void {
    if (this.#owner === owner) return;
    this.#owner = owner;
    this.pending = keptPending(this.#storage, owner);
  }

  of(conversationId: string): readonly PendingMessage[] {
    return this.pending.filter((message) => message.conversationId === conversationId);
  }

  /** Puts a message in and sends it; the member has done something, so a line that rests is tried again. */
  add({ conversationId, as }: Required<ConversationKey>, draft: OutgoingMessage): Promise<void> {
    const message: PendingMessage = { ...draft, conversationId, as, state: 'sending', writtenAt: this.#clock.now() };
    this.pending = [...this.pending, message];
    this.#keep(message);
    this.#line.arm();
    return this.#empty(conversationId);
  }

  /** Sends one that was refused once more. */
  again({ conversationId, clientMessageId }: PendingMessage): Promise<void> {
    this.#mark(clientMessageId, 'sending');
    this.#line.arm();
    return this.#empty(conversationId);
  }

  /** Takes one back that has not been sent. */
  drop(clientMessageId: string): void {
    this.pending = this.pending.filter((message) => message.clientMessageId !== clientMessageId);
    this.#storage.drop(nameOfPending(clientMessageId, this.#owner));
  }

  /** Takes everything out of memory, as its member is gone; what was stored goes with their storage. */
  forget(): void {
    this.#stopWaiting();
    this.#owner = '';
    this.pending = [];
  }

  /** Sends everything that waits, as the line is there again. */
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
