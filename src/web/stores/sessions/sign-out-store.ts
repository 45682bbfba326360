import { makeAutoObservable } from 'mobx';
import type { SessionStore } from './session-store.ts';

/** Signing out, with a question before where keys of made-up names are kept in this browser. Its dialog is a lazy chunk. */
export class SignOutStore {
  /** Whether the question is asked. */
  isAsked = false;
  readonly #session: SessionStore;

  constructor(session: SessionStore) {
    this.#session = session;
    makeAutoObservable(this);
  }

  /** Answers whether it has failed. */
  async begin(): Promise<boolean> {
    this.isAsked = this.#session.markers.keepKeys();
    return !this.isAsked && !(await this.#session.signOut());
  }

  close(): void {
    this.isAsked = false;
  }
}
