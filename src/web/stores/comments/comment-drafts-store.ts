import { makeAutoObservable, observableRef } from 'mobx';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import { sharesWords } from '#core/content/shared-words.ts';
import { UnsentWords } from '../content/unsent-words.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The key on devices; another name would lose the drafts that wait there. */
const storageKey = 'notes';
const mostKept = 30;

/** The draft of a comment, with the persona that its author chose for it. */
interface Draft {
  readonly owner: string;
  readonly text: string;
  readonly submissionKey: string;
  readonly profileType: ProfileType;
  /** The comment that has these words already, and the persona that it stands under. */
  readonly copyOf?: StandingCopy;
}

interface StandingCopy {
  readonly commentId: string;
  readonly profileType: ProfileType;
  /** The words of that comment. A copy that was kept without them joins whatever is written. */
  readonly text?: string;
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
    return this.#ownAt(parentKey)?.text ?? '';
  }

  /** The persona that a draft goes out under; a new one begins under the made-up name, whichever was used before. */
  personaAt(parentKey: string): ProfileType {
    return this.#ownAt(parentKey)?.profileType ?? 'ANONYMOUS';
  }

  type(parentKey: string, text: string): void {
    this.#change(parentKey, { text });
  }

  choose(parentKey: string, profileType: ProfileType): void {
    this.#change(parentKey, { profileType });
  }

  /** The session was over when this draft was sent. */
  pointToUnsent(parentKey: string): void {
    new UnsentWords(this.#storage).point({ draft: 'notes', key: parentKey });
  }

  /** The idempotency key of the draft: however often it is sent, it is written once. */
  keyOf(parentKey: string): string {
    return this.#ownAt(parentKey)?.submissionKey ?? this.#keys.make();
  }

  drop(parentKey: string): void {
    this.#put(parentKey, []);
  }

  /** Throws a draft away; the answer brings it back for the member whose it is, before what was typed in its place since. */
  discard(parentKey: string): () => void {
    const draft = this.#ownAt(parentKey);
    this.drop(parentKey);
    return () => {
      if (!draft || (draft.owner !== '' && draft.owner !== this.#owner)) return;
      const text = [draft.text, this.textAt(parentKey)].filter(Boolean).join('\n');
      this.#put(parentKey, [[parentKey, { ...draft, text }]]);
    };
  }

  /** Sends what is written as a new comment: its idempotency key was used before. It remembers the one that stands. */
  renew(parentKey: string, copyOf: StandingCopy | undefined): void {
    const { copyOf: _before, ...draft } = this.#ownAt(parentKey) ?? this.#begun();
    this.#put(parentKey, [[parentKey, { ...draft, owner: this.#owner, submissionKey: this.#keys.make(), ...(copyOf && { copyOf }) }]]);
  }

  /** The comment that has words of these under another persona than the chosen one: two names over the same words join them. */
  joinedAt(parentKey: string): string | undefined {
    const { copyOf, profileType, text = '' } = this.#ownAt(parentKey) ?? {};
    return copyOf && copyOf.profileType !== profileType && sharesWords(text, copyOf.text ?? text) ? copyOf.commentId : undefined;
  }

  /** A guest's draft becomes that of the member as whom they log in. */
  #ownAt(parentKey: string): Draft | undefined {
    const draft = this.drafts[parentKey];
    return draft && (draft.owner === this.#owner || draft.owner === '') ? draft : undefined;
  }

  #change(parentKey: string, change: Partial<Draft>): void {
    const draft = { ...(this.#ownAt(parentKey) ?? this.#begun()), ...change, owner: this.#owner };
    if (draft.text === '' && draft.profileType === 'ANONYMOUS') return this.drop(parentKey);
    this.#put(parentKey, [[parentKey, draft]]);
  }

  #begun(): Draft {
    return { owner: this.#owner, text: '', submissionKey: this.#keys.make(), profileType: 'ANONYMOUS' };
  }

  /** Puts one draft in its place. Drafts that another tab has kept below other comments meanwhile stay there. */
  #put(parentKey: string, put: readonly (readonly [string, Draft])[]): void {
    const without = (drafts: Readonly<Record<string, Draft>>) => Object.entries(drafts).filter(([key]) => key !== parentKey);
    this.drafts = Object.fromEntries([...without(this.drafts), ...put]);
    this.#storage.keep(storageKey, Object.fromEntries([...without(draftsIn(this.#storage.read(storageKey))), ...put].slice(-mostKept)));
  }

  get #owner(): string {
    return this.#session.member?.userId ?? '';
  }
}

/** The drafts in a stored value; entries that were tampered with are dropped. */
function draftsIn(value: unknown): Readonly<Record<string, Draft>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).flatMap(([parentKey, each]) => draftsOf(each).map((draft) => [parentKey, draft])));
}

function draftsOf(value: unknown): readonly Draft[] {
  if (typeof value !== 'object' || value === null || !('owner' in value && 'text' in value && 'submissionKey' in value)) return [];
  const { owner, text, submissionKey } = value;
  if (typeof owner !== 'string' || typeof text !== 'string' || typeof submissionKey !== 'string') return [];
  const profileType = profileTypes.find((type) => 'profileType' in value && type === value.profileType) ?? 'ANONYMOUS';
  const copyOf = 'copyOf' in value ? copyIn(value.copyOf) : undefined;
  return [{ owner, text, submissionKey, profileType, ...(copyOf && { copyOf }) }];
}

function copyIn(value: unknown): StandingCopy | undefined {
  if (typeof value !== 'object' || value === null || !('commentId' in value && 'profileType' in value)) return undefined;
  const { commentId, text }: { commentId: unknown; text?: unknown } = value;
  const profileType = profileTypes.find((type) => type === value.profileType);
  return typeof commentId === 'string' && profileType ? { commentId, profileType, ...(typeof text === 'string' && { text }) } : undefined;
}
