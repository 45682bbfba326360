import type { UserStorage } from '#core/device/user-storage.ts';
import { fieldOf, itemsOf } from './own-things.ts';

const name = 'hidden';

/** Most posts remembered, oldest forgotten first. */
const mostHidden = 500;

/** Hidden posts, remembered by this browser alone because the account would reveal where its member writes. */
export class HiddenHere {
  readonly #storage: UserStorage;
  #areLeftOut = false;

  constructor(storage: UserStorage) {
    this.#storage = storage;
  }

  /** True once anything was left out of this page. */
  get areLeftOut(): boolean {
    return this.#areLeftOut;
  }

  add(postId: unknown): void {
    this.#storage.keep(name, [...this.#ids().filter((id) => id !== postId), postId].slice(-mostHidden));
  }

  /** Unhides a post and returns true where it was hidden here. */
  drop(postId: unknown): boolean {
    const ids = this.#ids();
    const left = ids.filter((id) => id !== postId);
    this.#storage.keep(name, left);
    return left.length < ids.length;
  }

  /** Returns the same page where nothing is hidden. */
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
