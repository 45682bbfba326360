import { makeAutoObservable, runInAction } from 'mobx';
import { fieldsIn, maybeTextIn, oneIn } from '#core/device/kept-value.ts';
import type { TabStorage } from '#core/device/user-storage.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const accountWishes = ['delete', 'deactivate', 'take'] as const;

/** What a member wants of the account as a whole, and has to log in once more for. */
export type AccountWish = (typeof accountWishes)[number];

const name = 'account.wish';

/** The account for which something was asked that needs a new login (S-25). This tab remembers it over that login, for another account may come back from it. */
export class AskedAccountStore {
  /** What was asked for another account than the one that is signed in now. */
  wishForOther: AccountWish | undefined;
  readonly #storage: TabStorage;
  readonly #session: SessionStore;

  constructor(storage: TabStorage, session: SessionStore) {
    this.#storage = storage;
    this.#session = session;
    makeAutoObservable(this);
  }

  /** Notes what is asked for the account that is signed in. */
  note(wish: AccountWish): void {
    const owner = this.#session.member?.userId;
    if (owner !== undefined) this.#storage.keep(name, { owner, wish });
  }

  /** Finds out whether the account is signed in for which something was asked. */
  open(): void {
    const { owner, wish } = fieldsIn(this.#storage.read(name));
    const reader = this.#session.member?.userId;
    if (reader === undefined) return;
    if (maybeTextIn(owner) === reader) this.settle();
    else runInAction(() => (this.wishForOther = oneIn(accountWishes, wish)));
  }

  /** Forgets it: the same account is back, or the other one was chosen on purpose. */
  settle(): void {
    this.#storage.drop(name);
    this.wishForOther = undefined;
  }
}
