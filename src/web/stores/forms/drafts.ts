import type { Clock } from '#core/clock.ts';
import type { DraftFields } from '#core/device/draft-fields.ts';
import { fieldsIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';

const aWeekMs = 604_800_000;

/** Form drafts by owner, stored a week at most and deleted at sign-out. */
export class Drafts {
  readonly #storage: UserStorage;
  readonly #clock: Clock;

  constructor(storage: UserStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  read(owner: string, name: string): DraftFields | undefined {
    return this.#fieldsAt(nameFor(owner, name), owner) ?? this.#fieldsAt(withoutOwner(name), owner);
  }

  /** Returns true if the device stored it. */
  keep(owner: string, name: string, fields: DraftFields): boolean {
    const isStored = this.#storage.keep(nameFor(owner, name), { owner, keptAt: this.#clock.now(), fields });
    if (isStored) this.#dropOlder(owner, name);
    return isStored;
  }

  /** Moves a draft to a free name, leaving it if unstorable. */
  move(owner: string, name: string, to: string, toName: string): void {
    const fields = this.read(owner, name);
    if (fields && !this.read(to, toName) && this.keep(to, toName, fields)) this.drop(owner, name);
  }

  swap(owner: string, name: string, other: string): void {
    const [fields, ofOther] = [this.read(owner, name), this.read(owner, other)];
    if (!ofOther) return;
    this.keep(owner, name, ofOther);
    if (fields) this.keep(owner, other, fields);
    else this.drop(owner, other);
  }

  drop(owner: string, name: string): void {
    this.#storage.drop(nameFor(owner, name));
    this.#dropOlder(owner, name);
  }

  #dropOlder(owner: string, name: string): void {
    if (this.#fieldsAt(withoutOwner(name), owner)) this.#storage.drop(withoutOwner(name));
  }

  /** Ignores drafts that are foreign, expired or tampered with. */
  #fieldsAt(name: string, wanted: string): DraftFields | undefined {
    const { owner, keptAt, fields } = fieldsIn(this.#storage.read(name));
    const isTheirs = owner === wanted && typeof keptAt === 'number' && this.#clock.now() - keptAt < aWeekMs;
    if (!isTheirs || typeof fields !== 'object' || fields === null) return undefined;
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean'));
  }
}

const nameFor = (owner: string, name: string): string => `${withoutOwner(name)}/${owner}`;

/** Draft name of older releases, without an owner. */
const withoutOwner = (name: string): string => `draft.${name}`;
