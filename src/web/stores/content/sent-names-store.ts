import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { fieldsIn, maybeTextIn, oneIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { nameChanged, type DraftPersona } from '#core/personas/draft-persona.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import type { RequestState } from '../requests/request.ts';

const storageName = 'sent-names';
const mostKept = 60;

/** Name a draft was sent under, missing where personas were unavailable. */
export interface SentName {
  readonly profileType: ProfileType;
  readonly name: string | null;
}

export const sentAs = ({ profileType, name }: DraftPersona): SentName => ({ profileType, name: name ?? null });

type Sending<Value extends object> = (shown: { readonly authorName?: string }) => Promise<RequestState<Value>>;

type SentNames = Readonly<Record<string, SentName>>;

/** Names of sent drafts, noted first because a retry under another name would link both. */
export class SentNamesStore {
  names: SentNames = {};
  /** Draft refused because its author's name has changed. */
  refused: (SentName & { readonly submissionKey: string }) | undefined;
  readonly #storage: UserStorage;

  constructor(storage: UserStorage) {
    this.#storage = storage;
    makeAutoObservable(this, { names: observableRef, refused: observableRef });
  }

  /** Reads names from the device, where other tabs may have added some. */
  find(): void {
    this.names = namesIn(this.#storage.read(storageName));
  }

  /** Name a draft was sent under, read freshly from the device. */
  found(submissionKey: string): SentName | undefined {
    this.find();
    return this.of(submissionKey);
  }

  /** Name of an earlier attempt that may have arrived. */
  of(submissionKey: string): SentName | undefined {
    return this.names[submissionKey];
  }

  /** Sends under the name of the first attempt, or not at all under another persona. */
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

/** True for the same persona, where a changed job counts as the same and a changed made-up name does not. */
const isSame = (before: SentName, now: SentName): boolean =>
  before.profileType === now.profileType && (now.profileType === 'DESIGNATION' || before.name === null || now.name === null || before.name === now.name);

/** Allows any name at first, then only that of the first attempt. */
export const mayGoAs = (before: SentName | undefined, now: SentName): boolean => before === undefined || isSame(before, now);

/** True if refused because the name has changed since shown. */
export const isNameChanged = (outcome: RequestState<unknown>): boolean => outcome.status === 'FAILURE' && outcome.failure.code === nameChanged;

function isRefused<Value extends object>(outcome: RequestState<Value>): boolean {
  if (outcome.status !== 'FAILURE') return outcome.status === 'SUCCESS' && 'refusal' in outcome.value;
  const { kind, code, existingId } = outcome.failure;
  if (code === nameWaits) return true;
  return existingId === undefined && kind !== 'offline' && kind !== 'broken' && kind !== 'cancelled';
}

/** Valid names in a stored value. */
function namesIn(value: unknown): SentNames {
  return Object.fromEntries(
    Object.entries(fieldsIn(value)).flatMap(([key, each]) => {
      const { profileType, name } = fieldsIn(each);
      const known = oneIn(profileTypes, profileType);
      return known ? [[key, { profileType: known, name: maybeTextIn(name) ?? null }]] : [];
    }),
  );
}
