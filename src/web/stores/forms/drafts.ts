import type { Clock } from '#core/clock.ts';
import type { DraftFields } from '#core/device/draft-fields.ts';
import { fieldsIn, numberIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';

const aWeekMs = 604_800_000;

interface Found {
  readonly fields: DraftFields;
  readonly until: number | undefined;
}

/** Form drafts by owner, stored a week, or longer where they may only be sent later. Deleted at sign-out. */
export class Drafts {
  readonly #storage: UserStorage;
  readonly #clock: Clock;

  constructor(storage: UserStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  read(owner: string, name: string): DraftFields | undefined {
    return this.#find(owner, name)?.fields;
  }

  /** Drafts of a form by entry, empty for the one without. */
  entriesOf(owner: string, form: string): readonly (readonly [entry: string, fields: DraftFields])[] {
    const [start, end] = [withoutOwner(form), `/${owner}`];
    return this.#storage.names().flatMap((name) => {
      const entry = name.slice(start.length, -end.length);
      const isOfForm = name.startsWith(start) && name.endsWith(end) && (entry === '' || entry.startsWith('.'));
      const found = isOfForm ? this.#at(name, owner) : undefined;
      return found ? [[entry.slice(1), found.fields] as const] : [];
    });
  }

  /** Returns true if the device stored it, for a week or until a later moment. */
  keep(owner: string, name: string, fields: DraftFields, until?: number): boolean {
    const isStored = this.#storage.keep(nameFor(owner, name), { owner, keptAt: this.#clock.now(), until, fields });
    if (isStored) this.#dropOlder(owner, name);
    return isStored;
  }

  /** Moves a draft to a free name, leaving it if unstorable. */
  move(owner: string, name: string, to: string, toName: string): void {
    const found = this.#find(owner, name);
    if (found && !this.read(to, toName) && this.keep(to, toName, found.fields, found.until)) this.drop(owner, name);
  }

  swap(owner: string, name: string, other: string): void {
    const [found, ofOther] = [this.#find(owner, name), this.#find(owner, other)];
    if (!ofOther) return;
    this.keep(owner, name, ofOther.fields, ofOther.until);
    if (found) this.keep(owner, other, found.fields, found.until);
    else this.drop(owner, other);
  }

  drop(owner: string, name: string): void {
    this.#storage.drop(nameFor(owner, name));
    this.#dropOlder(owner, name);
  }

  #dropOlder(owner: string, name: string): void {
    if (this.#at(withoutOwner(name), owner)) this.#storage.drop(withoutOwner(name));
  }

  #find(owner: string, name: string): Found | undefined {
    return this.#at(nameFor(owner, name), owner) ?? this.#at(withoutOwner(name), owner);
  }

  /** Ignores drafts that are foreign, expired or tampered with. */
  #at(name: string, wanted: string): Found | undefined {
    const { owner, keptAt, until, fields } = fieldsIn(this.#storage.read(name));
    const isTheirs = owner === wanted && typeof keptAt === 'number' && this.#clock.now() < Math.max(keptAt + aWeekMs, numberIn(until));
    if (!isTheirs || typeof fields !== 'object' || fields === null) return undefined;
    const known = Object.entries(fields).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean');
    return { fields: Object.fromEntries(known), until: numberIn(until) || undefined };
  }
}

const nameFor = (owner: string, name: string): string => `${withoutOwner(name)}/${owner}`;

/** Draft name of older releases, without an owner. */
const withoutOwner = (name: string): string => `draft.${name}`;
