import { makeAutoObservable, runInAction } from 'mobx';
import type { Chats } from '#core/chat/chats.ts';
import { Request } from '../requests/request.ts';

/** Total unread messages and conversations. */
export interface ShownTotals {
  readonly unreadMsgCount: number;
  readonly groupCount: number;
  readonly hasFetchedMetadata: boolean;
}

const none: ShownTotals = { unreadMsgCount: 0, groupCount: 0, hasFetchedMetadata: false };

/** Totals, refetched after a read mark that a pending request may have missed. */
export class TotalsStore {
  value = none;
  readonly asking: Request<void>;
  readonly #again: () => void;
  #begun = 0;
  #done = 0;
  #isStale = false;

  constructor(chats: Pick<Chats, 'totals'>, again: () => void) {
    this.#again = again;
    this.asking = new Request(() => this.#ask(chats));
    makeAutoObservable(this, { asking: false });
  }

  add(unread: number): void {
    this.value = { ...this.value, unreadMsgCount: Math.max(0, this.value.unreadMsgCount + unread) };
  }

  async mark(marking: Promise<unknown>): Promise<void> {
    this.#begun += 1;
    await marking;
    this.#done += 1;
    this.#askAgain();
  }

  forget(): void {
    this.asking.forget();
    this.value = none;
  }

  async #ask(chats: Pick<Chats, 'totals'>): Promise<void> {
    const before = this.#begun + this.#done;
    const { unreadCount, groupCount } = await chats.totals();
    runInAction(() => (this.value = { unreadMsgCount: unreadCount, groupCount, hasFetchedMetadata: true }));
    this.#isStale ||= this.#begun !== this.#done || this.#begun + this.#done !== before;
    this.#askAgain();
  }

  #askAgain(): void {
    if (!this.#isStale || this.#begun !== this.#done) return;
    this.#isStale = false;
    this.#again();
  }
}
