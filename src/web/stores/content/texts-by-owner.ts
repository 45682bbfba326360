import { fieldsIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';

export type KeptEntry = Readonly<Record<string, unknown>>;

/** The key of an entry with its owner in it, so that nobody reads or replaces that of another member of this browser. */
export const ownKey = (owner: string, key: string): string => `${key}/${owner}`;

/** The entries of one owner in a kept value, by their keys. Devices have kept them without the owner in the key, with the owner beside the words. */
export const ownIn = (kept: unknown, owner: string): Readonly<Record<string, KeptEntry>> =>
  Object.fromEntries(
    Object.entries(fieldsIn(kept)).flatMap(([key, each]) => {
      const entry = fieldsIn(each);
      return entry['owner'] === owner ? [[bareKey(key, owner), entry] as const] : [];
    }),
  );

/** The texts that members keep under one name of the user storage. Each owner has their own keys and their own limit. */
export class TextsByOwner {
  readonly #storage: UserStorage;
  readonly #name: string;
  readonly #most: number;

  constructor(storage: UserStorage, name: string, most: number) {
    this.#storage = storage;
    this.#name = name;
    this.#most = most;
  }

  of(owner: string): Readonly<Record<string, KeptEntry>> {
    return ownIn(this.#storage.read(this.#name), owner);
  }

  /** Puts one entry in the place of what its owner had there, as their last one; nothing drops it. Those of others stay. Answers whether the device has it. */
  put(owner: string, key: string, entry?: object): boolean {
    const kept = this.#storage.read(this.#name);
    const others = Object.entries(fieldsIn(kept)).filter(([, each]) => isOfAnother(fieldsIn(each)['owner'], owner));
    const left = Object.entries(ownIn(kept, owner)).filter(([each]) => each !== key);
    const own = entry ? [...left, [key, { ...entry, owner }] as const] : left;
    const all = [...others, ...own.slice(-this.#most).map(([each, value]) => [ownKey(owner, each), value] as const)];
    if (all.length > 0) return this.#storage.keep(this.#name, Object.fromEntries(all));
    this.#storage.drop(this.#name);
    return true;
  }
}

const isOfAnother = (owner: unknown, own: string): boolean => typeof owner === 'string' && owner !== own;

/** The key without its owner; that of an older release has none. */
export const bareKey = (key: string, owner: string): string => (key.endsWith(`/${owner}`) ? key.slice(0, -owner.length - 1) : key);
