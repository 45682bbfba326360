import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftFields } from '#core/device/draft-fields.ts';
import type { Drafts } from './drafts.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The owner of what a guest types, until they log in. */
const guest = 'guest';

/** The draft of a form that is being filled in. Its fields are stored on this device until it is sent or given up, so that neither a reload nor the end of a session loses it. */
export class Draft<Fields extends DraftFields> {
  fields: Fields;
  /** Whether something is here that has not been sent. */
  isTouched = false;
  readonly #name: string;
  readonly #drafts: Drafts;
  readonly #session: SessionStore;
  readonly #isForGuests: boolean;
  #entry = '';
  #isClosed: boolean;
  /** The fields that were typed while the draft was closed. */
  #typedEarly: Partial<Fields> = {};

  /** Takes whether what guests type is stored as well, so that they find it again when they have logged in, and whether it is closed as long as nobody opens it. */
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
    this.#entry = entry;
    this.#isClosed = false;
    const kept = this.#kept(entry);
    this.fields = { ...(kept ? laidOver(known, kept) : known), ...this.#typedEarly };
    this.isTouched = kept !== undefined;
    return this.isTouched;
  }

  /** Closes the draft until it is opened, as nobody knows yet what is to be in it. What is typed meanwhile is shown, and goes over all else once it opens. */
  close(): void {
    this.#isClosed = true;
    this.#typedEarly = {};
  }

  /** Whether something was typed for an entry and never sent. */
  waits(entry = ''): boolean {
    return this.#kept(entry) !== undefined;
  }

  type(change: Partial<Fields>): void {
    this.fields = { ...this.fields, ...change };
    this.#typedEarly = this.#isClosed ? { ...this.#typedEarly, ...change } : {};
    if (this.#isClosed) return;
    this.isTouched = true;
    const owner = this.#owner;
    if (owner !== undefined) this.#drafts.keep(owner, this.#key(this.#entry), this.fields);
  }

  /** Settles the draft, which has been sent, or given up. */
  settle(entry = this.#entry): void {
    if (entry === this.#entry) this.isTouched = false;
    this.#typedEarly = {};
    const owner = this.#owner;
    if (owner !== undefined) this.#drafts.drop(owner, this.#key(entry));
  }

  #kept(entry: string): DraftFields | undefined {
    const owner = this.#owner;
    if (owner === undefined) return undefined;
    if (this.#isForGuests && owner !== guest) this.#takeOver(owner, entry);
    return this.#drafts.read(owner, this.#key(entry));
  }

  /** What a guest typed becomes the member’s who has logged in: it was typed last. */
  #takeOver(owner: string, entry: string): void {
    const typed = this.#drafts.read(guest, this.#key(entry));
    if (!typed) return;
    this.#drafts.keep(owner, this.#key(entry), typed);
    this.#drafts.drop(guest, this.#key(entry));
  }

  get #owner(): string | undefined {
    return this.#session.member?.userId ?? (this.#isForGuests ? guest : undefined);
  }

  #key(entry: string): string {
    return entry ? `${this.#name}.${entry}` : this.#name;
  }
}

/** Only what has the shape of a field is taken: the stored text may have been tampered with. */
function laidOver<Fields extends DraftFields>(known: Fields, kept: DraftFields): Fields {
  const fitting = Object.entries(kept).filter(([name, value]) => typeof value === typeof known[name]);
  return { ...known, ...Object.fromEntries(fitting) };
}
