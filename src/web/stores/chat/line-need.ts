import { makeAutoObservable, reaction } from 'mobx';
import type { BellStore } from '../notifications/bell-store.ts';

export type ChatBell = Pick<BellStore, 'ask' | 'isOpen' | 'askedAt'>;

interface Needing {
  readonly isListed: () => boolean;
  readonly connect: () => void;
  readonly look: () => void;
}

/** Need of a live line: by chat, the open bell or unread messages, and from then on (F-13). */
export class LineNeed {
  isWanted = false;
  readonly #bell: ChatBell;
  readonly #unread: () => number;

  constructor(bell: ChatBell, unread: () => number) {
    this.#bell = bell;
    this.#unread = unread;
    makeAutoObservable(this);
  }

  get isThere(): boolean {
    return this.isWanted || this.#bell.isOpen || this.#unread() > 0;
  }

  want(): void {
    this.isWanted = true;
  }

  /** Connects when needed. Before, looks as often as the bell asks. */
  watch({ isListed, connect, look }: Needing): () => void {
    const stops = [
      reaction(
        () => this.isThere && isListed(),
        (isNeeded) => isNeeded && connect(),
      ),
      reaction(
        () => this.#bell.askedAt,
        (_, before) => before !== undefined && isListed() && look(),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}
