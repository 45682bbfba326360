import { makeAutoObservable, observableRef } from 'mobx';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The key on devices; another name would lose the drafts that wait there. */
const storageKey = 'notes';
const mostKept = 30;

/** The draft of a comment. */
interface Draft {
  readonly owner: string;
  readonly text: string;
  readonly submissionKey: string;
}

/** Drafts of comments that were not sent, kept on this device for the member who began them. */
export class CommentDraftsStore {
  drafts: Readonly<Record<string, Draft>> = {};
  readonly #storage: UserStorage;
  readonly #keys: IdempotencyKeys;
  readonly #session: SessionStore;

  constructor(storage: UserStorage, keys: IdempotencyKeys, session: SessionStore) {
    this.#storage = storage;
    this.#keys = keys;
    this.#session = session;
    makeAutoObservable(this, { drafts: observableRef });
  }

  /** Reads the drafts from the device. A page rendered on the server has none, so they are read once the page is hydrated. */
  find(): void {
    this.drafts = { ...draftsIn(this.#storage.read(storageKey)), ...this.drafts };
  }

  textAt(parentKey: string): string {
    const draft = this.drafts[parentKey];
    return draft && draft.owner === this.#owner ? draft.text : '';
  }

  type(parentKey: string, text: string): void {
    if (text === '') return this.drop(parentKey);
    const { [parentKey]: before, ...others } = this.drafts;
    const submissionKey = before && before.owner === this.#owner ? before.submissionKey : this.#keys.make();
    this.#keep({ ...others, [parentKey]: { owner: this.#owner, text, submissionKey } });
  }

  /** The idempotency key of the draft: however often it is sent, it is written once. */
  keyOf(parentKey: string): string {
    return this.drafts[parentKey]?.submissionKey ?? this.#keys.make();
  }

  drop(parentKey: string): void {
    const { [parentKey]: _, ...others } = this.drafts;
    this.#keep(others);
  }

  #keep(drafts: Readonly<Record<string, Draft>>): void {
    this.drafts = Object.fromEntries(Object.entries(drafts).slice(-mostKept));
    this.#storage.keep(storageKey, this.drafts);
  }

  get #owner(): string {
    return this.#session.member?.userId ?? '';
  }
}

/** The drafts in a stored value; entries that were tampered with are dropped. */
function draftsIn(value: unknown): Readonly<Record<string, Draft>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Draft] => isDraft(entry[1])));
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('owner' in value && 'text' in value && 'submissionKey' in value)) return false;
  return [value.owner, value.text, value.submissionKey].every((part) => typeof part === 'string');
}
