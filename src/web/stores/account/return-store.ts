import { makeAutoObservable } from 'mobx';
import type { Accounts } from '#core/account/accounts.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Reactivation of a deactivated account. */
export class ReturnStore {
  readonly returning: Request<void>;
  readonly #session: SessionStore;

  constructor(accounts: Accounts, session: SessionStore) {
    this.#session = session;
    this.returning = new Request(() => accounts.reactivate());
    makeAutoObservable(this, { returning: false });
  }

  get isAsked(): boolean {
    return this.#session.isReturnAsked;
  }

  /** True if active again, checked by session after a lost answer. */
  async comeBack(): Promise<boolean> {
    const outcome = await this.returning.send();
    await this.#session.load();
    return outcome.status === 'SUCCESS' || this.#session.isAwake;
  }

  putOff(): void {
    this.returning.forget();
    this.#session.putReturnOff(true);
  }
}
