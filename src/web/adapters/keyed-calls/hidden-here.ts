import type { UserStorage } from '#core/device/user-storage.ts';
import { fieldOf, itemsOf } from './own-things.ts';

const name = 'hidden';

/** The most posts that are remembered; those that were hidden first are forgotten first. */
const mostHidden = 500;

/** The posts that a member with a key does not want in their feeds. This browser alone remembers them: kept with the account they would tell where its member writes by key. */
export class HiddenHere {
  readonly #storage: UserStorage;
  #areLeftOut = false;

  constructor(storage: UserStorage) {
    this.#storage = storage;
  }

  /** Whether anything was left out since the page was loaded. */
  get areLeftOut(): boolean {
    return this.#areLeftOut;
  }

  add(postId: unknown): void {
    this.#storage.keep(name, [...this.#ids().filter((id) => id !== postId), postId].slice(-mostHidden));
  }

  /** Shows a post again; answers whether it was hidden here. */
  drop(postId: unknown): boolean {
    const ids = this.#ids();
    const left = ids.filter((id) => id !== postId);
    this.#storage.keep(name, left);
    return left.length < ids.length;
  }

  /** A page of a feed without what is hidden here; where nothing of it is, just that page. */
  leftOutOf(page: unknown): unknown {
    const hidden = new Set(this.#ids());
    const items = itemsOf(page);
    const left = items.filter((post) => !hidden.has(fieldOf(post, 'postId')));
    if (left.length === items.length) return page;
    this.#areLeftOut = true;
    return { ...Object(page), items: left };
  }

  #ids(): readonly unknown[] {
    const kept = this.#storage.read(name);
    return Array.isArray(kept) ? kept : [];
  }
}
