import { makeAutoObservable, observableRef } from 'mobx';
import type { UserStorage } from '#core/device/user-storage.ts';
import { recentSearchesIn, withoutRecent, withRecent, type RecentSearch } from '#core/search/recent-searches.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The key on devices, of a guest; that of a member has its owner in it. */
const storageName = 'recent-searches';

/** What was searched for last. It is in this browser alone, with its owner in its name, so that no other member reads it, and it goes with a sign-out. */
export class RecentSearchesStore {
  list: readonly RecentSearch[] = [];
  readonly #storage: UserStorage;
  readonly #session: Pick<SessionStore, 'member' | 'supposed'>;

  constructor(storage: UserStorage, session: Pick<SessionStore, 'member' | 'supposed'>) {
    this.#storage = storage;
    this.#session = session;
    makeAutoObservable(this, { list: observableRef });
  }

  /** Reads them from the device. A page rendered on the server knows nothing of them, so they are read once they are wanted. */
  find(): void {
    this.list = this.#read();
  }

  /** Remembers one. Another tab may have added some meanwhile. */
  add(recent: RecentSearch): void {
    this.#keep(withRecent(this.#read(), recent));
  }

  remove(recent: RecentSearch): void {
    this.#keep(withoutRecent(this.#read(), recent));
  }

  clear(): void {
    this.#keep([]);
  }

  /** What was searched for before signing in goes on being there, behind what the member has searched for. */
  #read(): readonly RecentSearch[] {
    const own = recentSearchesIn(this.#storage.read(this.#name));
    const before = this.#name === storageName ? [] : recentSearchesIn(this.#storage.read(storageName));
    return before.length === 0 ? own : [...own, ...before].toReversed().reduce<readonly RecentSearch[]>(withRecent, []);
  }

  #keep(list: readonly RecentSearch[]): void {
    this.list = list;
    if (this.#name !== storageName) this.#storage.drop(storageName);
    if (list.length > 0) this.#storage.keep(this.#name, list);
    else this.#storage.drop(this.#name);
  }

  get #name(): string {
    const owner = this.#session.member?.userId ?? this.#session.supposed;
    return owner === undefined ? storageName : `${storageName}/${owner}`;
  }
}
