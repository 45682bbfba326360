import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { fieldsIn, maybeTextIn, oneIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { nameChanged, type DraftPersona } from '#core/personas/draft-persona.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import type { RequestState } from '../requests/request.ts';

const storageName = 'sent-names';
const mostKept = 60;

/** The name that a draft was sent under; no name where the personas could not be read. */
export interface SentName {
  readonly profileType: ProfileType;
  readonly name: string | null;
}

/** The name that a draft goes out under, as it is noted. */
export const sentAs = ({ profileType, name }: DraftPersona): SentName => ({ profileType, name: name ?? null });

/** The call that sends a draft, with the name that its author was shown. */
type Sending<Value extends object> = (shown: { readonly authorName?: string }) => Promise<RequestState<Value>>;

type SentNames = Readonly<Record<string, SentName>>;

/**
 * The names that drafts were sent under, by their idempotency keys, noted before they go: an answer may be lost, the page may be loaded again, another tab may
 * hold the draft too. A draft goes out again under that name alone, for the same words under two names join them, and the server, which sees the two apart, cannot know.
 */
export class SentNamesStore {
  names: SentNames = {};
  /** The draft that was refused last because its author has another name than this by now. */
  refused: (SentName & { readonly submissionKey: string }) | undefined;
  readonly #storage: UserStorage;

  constructor(storage: UserStorage) {
    this.#storage = storage;
    makeAutoObservable(this, { names: observableRef, refused: observableRef });
  }

  /** Reads the names from the device, where another tab may have noted one. */
  find(): void {
    this.names = namesIn(this.#storage.read(storageName));
  }

  /** The name that a draft was sent under, read from the device again. */
  found(submissionKey: string): SentName | undefined {
    this.find();
    return this.of(submissionKey);
  }

  /** The name that a draft was sent under; nothing as long as none may have arrived. */
  of(submissionKey: string): SentName | undefined {
    return this.names[submissionKey];
  }

  /** Sends a draft under a name, which goes along and is that of the first time where there was one; or nothing where it was sent under another persona before. */
  async send<Value extends object>(submissionKey: string, under: SentName, send: Sending<Value>): Promise<RequestState<Value> | undefined> {
    const before = this.found(submissionKey);
    if (!mayGoAs(before, under)) return undefined;
    this.#keep([[submissionKey, before ?? under]]);
    const { profileType, name } = before ?? under;
    const outcome = await send(name === null ? {} : { authorName: name });
    if (isNameChanged(outcome)) runInAction(() => (this.refused = { submissionKey, profileType, name }));
    // A refusal of what was sent before says nothing of the time before, unless it is for another job: then no try of before has arrived.
    const isSettled = !before || (profileType === 'DESIGNATION' && name !== null && isNameChanged(outcome));
    if (isSettled && isRefused(outcome)) this.#keep([], submissionKey);
    return outcome;
  }

  #keep(added: readonly (readonly [string, SentName])[], without = added[0]?.[0]): void {
    const others = Object.entries(namesIn(this.#storage.read(storageName))).filter(([key]) => key !== without);
    this.#storage.keep(storageName, Object.fromEntries([...others, ...added].slice(-mostKept)));
    this.find();
  }
}

/** Whether a name is that of the persona of before, as far as both are known. Another job is the same persona; another made-up name may be that of another key. */
const isSame = (before: SentName, now: SentName): boolean =>
  before.profileType === now.profileType && (now.profileType === 'DESIGNATION' || before.name === null || now.name === null || before.name === now.name);

/** Whether a draft may go out under a name: any before it was sent, and then that of the first time alone. */
export const mayGoAs = (before: SentName | undefined, now: SentName): boolean => before === undefined || isSame(before, now);

/** Whether nothing was taken because the name was changed since it was shown. */
export const isNameChanged = (outcome: RequestState<unknown>): boolean => outcome.status === 'FAILURE' && outcome.failure.code === nameChanged;

/** Tells whether nothing was sent, or the server did not take it. Every other failure leaves that open. */
function isRefused<Value extends object>(outcome: RequestState<Value>): boolean {
  if (outcome.status !== 'FAILURE') return outcome.status === 'SUCCESS' && 'refusal' in outcome.value;
  const { kind, code, existingId } = outcome.failure;
  if (code === nameWaits) return true;
  return existingId === undefined && kind !== 'offline' && kind !== 'broken' && kind !== 'cancelled';
}

/** The names in a stored value, as far as they are valid. */
function namesIn(value: unknown): SentNames {
  return Object.fromEntries(
    Object.entries(fieldsIn(value)).flatMap(([key, each]) => {
      const { profileType, name } = fieldsIn(each);
      const known = oneIn(profileTypes, profileType);
      return known ? [[key, { profileType: known, name: maybeTextIn(name) ?? null }]] : [];
    }),
  );
}
