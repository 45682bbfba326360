import { makeAutoObservable, runInAction } from 'mobx';
import { fieldsIn, maybeTextIn, oneIn } from '#core/device/kept-value.ts';
import type { TabStorage } from '#core/device/user-storage.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const accountWishes = ['delete', 'deactivate', 'take'] as const;

export type AccountWish = (typeof accountWishes)[number];

const name = 'account.wish';

/** Account for a pending action across a login (S-25), because another may come back. */
export class AskedAccountStore {
  wishForOther: AccountWish | undefined;
  /** Action of the account that is back from its login. */
  resumed: AccountWish | undefined;
  readonly #storage: TabStorage;
  readonly #session: SessionStore;

  constructor(storage: TabStorage, session: SessionStore) {
    this.#storage = storage;
    this.#session = session;
    makeAutoObservable(this);
  }

  note(wish: AccountWish): void {
    const owner = this.#session.member?.userId;
    if (owner !== undefined) this.#storage.keep(name, { owner, wish });
  }

  open(): void {
    const { owner, wish } = fieldsIn(this.#storage.read(name));
    const reader = this.#session.member?.userId;
    if (reader === undefined) return;
    if (maybeTextIn(owner) === reader) {
      this.resumed = oneIn(accountWishes, wish);
      this.settle();
    } else runInAction(() => (this.wishForOther = oneIn(accountWishes, wish)));
  }

  /** Forgets the action once the account is back or another was chosen. */
  settle(): void {
    this.#storage.drop(name);
    this.wishForOther = undefined;
  }
}
