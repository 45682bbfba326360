import type { Clock } from '#core/clock.ts';
import type { DraftFields } from '#core/device/draft-fields.ts';
import { fieldsIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';

const aWeekMs = 604_800_000;

/** The drafts of forms: what the owner of this device has typed and not sent yet. A page that is loaded again finds it again, a week at most; nobody else does, and a sign-out takes it all away. Each has its moment, and its owner in the name. */
export class Drafts {
  readonly #storage: UserStorage;
  readonly #clock: Clock;

  constructor(storage: UserStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /** The draft that was stored last under a name, for the same member. */
  read(owner: string, name: string): DraftFields | undefined {
    return this.#fieldsAt(nameFor(owner, name), owner) ?? this.#fieldsAt(withoutOwner(name), owner);
  }

  keep(owner: string, name: string, fields: DraftFields): void {
    if (this.#storage.keep(nameFor(owner, name), { owner, keptAt: this.#clock.now(), fields })) this.#dropOlder(owner, name);
  }

  drop(owner: string, name: string): void {
    this.#storage.drop(nameFor(owner, name));
    this.#dropOlder(owner, name);
  }

  #dropOlder(owner: string, name: string): void {
    if (this.#fieldsAt(withoutOwner(name), owner)) this.#storage.drop(withoutOwner(name));
  }

  /** A draft that another member left, that is too old or that was tampered with is as good as none. */
  #fieldsAt(name: string, wanted: string): DraftFields | undefined {
    const { owner, keptAt, fields } = fieldsIn(this.#storage.read(name));
    const isTheirs = owner === wanted && typeof keptAt === 'number' && this.#clock.now() - keptAt < aWeekMs;
    if (!isTheirs || typeof fields !== 'object' || fields === null) return undefined;
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean'));
  }
}

const nameFor = (owner: string, name: string): string => `${withoutOwner(name)}/${owner}`;

/** The name under which an older release has kept the draft of anyone who typed last. */
const withoutOwner = (name: string): string => `draft.${name}`;
