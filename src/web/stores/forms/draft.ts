import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftFields } from '#core/device/draft-fields.ts';
import type { Drafts } from './drafts.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The owner of what a guest types. */
const guest = 'guest';

/** The draft of a form that is being filled in. Its fields are stored on this device until it is sent or given up, so that neither a reload nor the end of a session loses it. */
export class Draft<Fields extends DraftFields> {
  fields: Fields;
  /** Whether something is here that has not been sent. */
  isTouched = false;
  /** Whether a second draft of the same is stored: the member had one when they logged in from the form, where they had typed another. */
  hasOther = false;
  readonly #name: string;
  readonly #drafts: Drafts;
  readonly #session: SessionStore;
  readonly #isForGuests: boolean;
  #entry = '';
  #isClosed: boolean;
  /** The owner of what is in the form, if it was known who was here when it was opened. */
  #opened: string | undefined;
  /** The fields that were typed while the draft was closed. */
  #typedEarly: Partial<Fields> = {};

  /** Takes whether what guests type is stored as well, and whether it is closed as long as nobody opens it. */
  constructor(name: string, empty: Fields, drafts: Drafts, session: SessionStore, { isForGuests = false, isClosed = false } = {}) {
    this.#name = name;
    this.#drafts = drafts;
    this.#session = session;
    this.#isForGuests = isForGuests;
    this.#isClosed = isClosed;
    this.fields = empty;
    makeAutoObservable(this, { fields: observableRef });
  }

  /** Puts into the form what is known, and over it what was typed before and never sent; answers whether there was such a thing. A form for many entries says which. */
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

  /** Closes the draft until it is opened, as nobody knows yet what is to be in it. What is typed meanwhile is shown, and goes over all else once it opens. */
  close(): void {
    this.#isClosed = true;
    this.#opened = undefined;
    this.#typedEarly = {};
  }

  /** Whether something was typed for an entry and never sent. */
  waits(entry = ''): boolean {
    return this.#read(this.#key(entry)) !== undefined;
  }

  type(change: Partial<Fields>): void {
    this.fields = { ...this.fields, ...change };
    this.#typedEarly = this.#isClosed ? { ...this.#typedEarly, ...change } : {};
    if (this.#isClosed) return;
    this.isTouched = true;
    const owner = this.#opened ?? this.#owner;
    if (owner !== undefined) this.#drafts.keep(owner, this.#key(this.#entry), this.fields);
  }

  /** Settles the draft, which has been sent, or given up. A second one is in its place then. */
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

  /** What a guest typed becomes the member’s who has logged in from this very form. One that they had stays, and the other is stored beside it; what cannot be stored stays the guest’s. */
  takeOver(entry = ''): void {
    const owner = this.#session.member?.userId;
    if (owner === undefined) return;
    const isFree = this.#drafts.read(owner, this.#key(entry)) === undefined;
    this.#drafts.move(guest, this.#key(entry), owner, isFree ? this.#key(entry) : this.#other(entry));
    this.#opened = undefined;
  }

  /** Puts the second draft into the place of the first; the form is to be opened then. */
  swap(): void {
    const owner = this.#opened ?? this.#owner;
    if (owner !== undefined) this.#drafts.swap(owner, this.#key(this.#entry), this.#other(this.#entry));
  }

  /** Whether the form is open with what a guest typed, and someone has logged in elsewhere since: it stays the guest’s as long as the page is there. */
  #isOfGuestHere(entry: string): boolean {
    return this.isTouched && this.#opened === guest && this.#owner !== guest && entry === this.#entry;
  }

  #read(key: string): DraftFields | undefined {
    const owner = this.#owner;
    return owner === undefined ? undefined : this.#drafts.read(owner, key);
  }

  /** A member who is probably here types as themselves, not as a guest. */
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

/** Only what has the shape of a field is taken: the stored text may have been tampered with. */
function laidOver<Fields extends DraftFields>(known: Fields, kept: DraftFields): Fields {
  const fitting = Object.entries(kept).filter(([name, value]) => typeof value === typeof known[name]);
  return { ...known, ...Object.fromEntries(fitting) };
}
