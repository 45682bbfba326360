import { makeAutoObservable, reaction } from 'mobx';
import type { BellStore } from '../notifications/bell-store.ts';

export type ChatBell = Pick<BellStore, 'ask' | 'isOpen' | 'askedAt'>;

interface Needing {
  readonly isListed: () => boolean;
  readonly connect: () => void;
  readonly look: () => void;
}

/** Need of a live line: by chat, the open bell, unread messages or a conversation, and from then on (F-13). */
export class LineNeed {
  isWanted = false;
  readonly #bell: ChatBell;
  readonly #isTalking: () => boolean;

  constructor(bell: ChatBell, isTalking: () => boolean) {
    this.#bell = bell;
    this.#isTalking = isTalking;
    makeAutoObservable(this);
  }

  get isThere(): boolean {
    return this.isWanted || this.#bell.isOpen || this.#isTalking();
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
