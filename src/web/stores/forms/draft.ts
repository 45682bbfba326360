import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftFields } from '#core/device/draft-fields.ts';
import type { Drafts } from './drafts.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const guest = 'guest';

/** Form draft on this device, surviving reloads and the end of a session. */
export class Draft<Fields extends DraftFields> {
  fields: Fields;
  isTouched = false;
  /** True for a second draft, typed as a guest before logging in. */
  hasOther = false;
  readonly #name: string;
  readonly #drafts: Drafts;
  readonly #session: SessionStore;
  readonly #isForGuests: boolean;
  #entry = '';
  #isClosed: boolean;
  #opened: string | undefined;
  #typedEarly: Partial<Fields> = {};
  #until: number | undefined;

  /** Takes guest storage, and whether it starts closed. */
  constructor(name: string, empty: Fields, drafts: Drafts, session: SessionStore, { isForGuests = false, isClosed = false } = {}) {
    this.#name = name;
    this.#drafts = drafts;
    this.#session = session;
    this.#isForGuests = isForGuests;
    this.#isClosed = isClosed;
    this.fields = empty;
    makeAutoObservable(this, { fields: observableRef });
  }

  /** Fills in known values and any unsent draft, returning true if there was one. */
  open(known: Fields, entry = ''): boolean {
    if (this.#isOfGuestHere(entry)) return true;
    this.#entry = entry;
    this.#isClosed = false;
    this.#opened = this.#session.isKnown ? this.#owner : undefined;
    const kept = this.#read(this.#key(entry));
    this.fields = { ...(kept ? laidOver(known, kept) : known), ...this.#typedEarly };
    this.isTouched = kept !== undefined;
    this.hasOther = this.#read(this.#other(entry)) !== undefined;
    return this.isTouched;
  }

  /** Closes the draft until its content is known, buffering text typed meanwhile. */
  close(): void {
    this.#isClosed = true;
    this.#opened = undefined;
    this.#typedEarly = {};
  }

  /** Stores it until a moment more than a week away, for a form that may only be sent later. */
  keepUntil(until: number | undefined): void {
    this.#until = until;
    const [owner, key] = [this.#opened ?? this.#owner, this.#key(this.#entry)];
    const stored = owner === undefined || until === undefined ? undefined : this.#drafts.read(owner, key);
    if (owner !== undefined && stored) this.#drafts.keep(owner, key, stored, until);
  }

  /** Drafts of other entries of this form. */
  get others(): readonly (readonly [entry: string, fields: DraftFields])[] {
    const owner = this.#owner;
    const found = owner === undefined ? [] : this.#drafts.entriesOf(owner, this.#name);
    return found.filter(([entry]) => entry !== this.#entry);
  }

  waits(entry = ''): boolean {
    return this.#read(this.#key(entry)) !== undefined;
  }

  type(change: Partial<Fields>): void {
    this.fields = { ...this.fields, ...change };
    this.#typedEarly = this.#isClosed ? { ...this.#typedEarly, ...change } : {};
    if (this.#isClosed) return;
    this.isTouched = true;
    const owner = this.#opened ?? this.#owner;
    if (owner !== undefined) this.#drafts.keep(owner, this.#key(this.#entry), this.fields, this.#until);
  }

  /** Drops a finished draft, promoting a second one. */
  settle(entry = this.#entry): void {
    const isHere = entry === this.#entry;
    if (isHere) this.isTouched = false;
    this.#typedEarly = {};
    const owner = (isHere ? this.#opened : undefined) ?? this.#owner;
    if (owner === undefined) return;
    this.#drafts.drop(owner, this.#key(entry));
    this.#drafts.move(owner, this.#other(entry), owner, this.#key(entry));
    if (isHere) this.hasOther = false;
  }

  /** Moves a guest's draft to the member logging in here, beside any existing one. */
  takeOver(entry = ''): void {
    const owner = this.#session.member?.userId;
    if (owner === undefined) return;
    const isFree = this.#drafts.read(owner, this.#key(entry)) === undefined;
    this.#drafts.move(guest, this.#key(entry), owner, isFree ? this.#key(entry) : this.#other(entry));
    this.#opened = undefined;
  }

  swap(): void {
    const owner = this.#opened ?? this.#owner;
    if (owner !== undefined) this.#drafts.swap(owner, this.#key(this.#entry), this.#other(this.#entry));
  }

  /** True for a guest's form opened before a login elsewhere, which stays the guest's. */
  #isOfGuestHere(entry: string): boolean {
    return this.isTouched && this.#opened === guest && this.#owner !== guest && entry === this.#entry;
  }

  #read(key: string): DraftFields | undefined {
    const owner = this.#owner;
    return owner === undefined ? undefined : this.#drafts.read(owner, key);
  }

  /** Owner, with a probable member counted as such. */
  get #owner(): string | undefined {
    return this.#session.member?.userId ?? (this.#isForGuests ? (this.#session.supposed ?? guest) : undefined);
  }

  #key(entry: string): string {
    return entry ? `${this.#name}.${entry}` : this.#name;
  }

  #other(entry: string): string {
    return `${this.#key(entry)}~other`;
  }
}

/** Accepts known field shapes only, since storage may be tampered with. */
function laidOver<Fields extends DraftFields>(known: Fields, kept: DraftFields): Fields {
  const fitting = Object.entries(kept).filter(([name, value]) => typeof value === typeof known[name]);
  return { ...known, ...Object.fromEntries(fitting) };
}
