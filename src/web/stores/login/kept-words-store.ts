import { makeAutoObservable } from 'mobx';
import type { UserStorage } from '#core/device/user-storage.ts';
import { UnsentWords } from '../content/unsent-words.ts';
import type { PendingPosts } from '../content/pending-posts.ts';

/** The words that wait on this device for the login: those that a member was writing when their session ended, and the post for which a guest was asked to log in. */
export class KeptWordsStore {
  readonly #pending: PendingPosts;
  readonly #unsent: UnsentWords;

  constructor(pending: PendingPosts, storage: UserStorage) {
    this.#pending = pending;
    this.#unsent = new UnsentWords(storage);
    makeAutoObservable(this);
  }

  /** The words that were just sent in vain, to be copied. Where nobody pressed a button, the session may have been ended from elsewhere because somebody else sits here: then there are none. */
  get texts(): readonly string[] {
    return this.#unsent.texts;
  }

  /** The login was left, or is opened for something else: the post it was for opens only when it is asked for again, and keeps what was written of it. */
  abandon(): void {
    this.#pending.forget();
  }

  get isWaiting(): boolean {
    return this.texts.length > 0 || this.#pending.waiting() !== undefined;
  }
}
