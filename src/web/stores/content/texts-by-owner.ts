import { fieldsIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';

export type KeptEntry = Readonly<Record<string, unknown>>;

/** Entry key with its owner, so that members of one browser never mix. */
export const ownKey = (owner: string, key: string): string => `${key}/${owner}`;

/** Entries of one owner, including older ones with the owner beside the text. */
export const ownIn = (kept: unknown, owner: string): Readonly<Record<string, KeptEntry>> =>
  Object.fromEntries(
    Object.entries(fieldsIn(kept)).flatMap(([key, each]) => {
      const entry = fieldsIn(each);
      return entry['owner'] === owner ? [[bareKey(key, owner), entry] as const] : [];
    }),
  );

/** Texts under one storage name, separated and limited by owner. */
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

  /** Replaces or drops an owner's entry as their latest, and returns true if stored. */
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

/** Key without its owner, which older releases never had. */
export const bareKey = (key: string, owner: string): string => (key.endsWith(`/${owner}`) ? key.slice(0, -owner.length - 1) : key);
