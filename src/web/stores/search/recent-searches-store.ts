import { makeAutoObservable, observableRef } from 'mobx';
import type { UserStorage } from '#core/device/user-storage.ts';
import { recentSearchesIn, withoutRecent, withRecent, type RecentSearch } from '#core/search/recent-searches.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Storage key for guests. A member's also names its owner. */
const storageName = 'recent-searches';

/** Recent searches, in this browser only, per owner and removed on sign-out. */
export class RecentSearchesStore {
  list: readonly RecentSearch[] = [];
  readonly #storage: UserStorage;
  readonly #session: Pick<SessionStore, 'member' | 'supposed'>;

  constructor(storage: UserStorage, session: Pick<SessionStore, 'member' | 'supposed'>) {
    this.#storage = storage;
    this.#session = session;
    makeAutoObservable(this, { list: observableRef });
  }

  /** Reads from the device on demand, as the server knows none. */
  find(): void {
    this.list = this.#read();
  }

  /** Rereads first, as another tab may have added some. */
  add(recent: RecentSearch): void {
    this.#keep(withRecent(this.#read(), recent));
  }

  remove(recent: RecentSearch): void {
    this.#keep(withoutRecent(this.#read(), recent));
  }

  clear(): void {
    this.#keep([]);
  }

  /** Lists searches from before login after the member's own. */
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
