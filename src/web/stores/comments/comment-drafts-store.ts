import { makeAutoObservable, observableRef } from 'mobx';
import type { CommentTexts } from '#core/comments/comment-texts.ts';
import type { Comment } from '#core/comments/comment.ts';
import { mentionPlaces, type Mention } from '#core/comments/mentions.ts';
import type { CommentDraft, Comments } from '#core/comments/comments.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { DraftPersona } from '#core/personas/draft-persona.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { sharesWords } from '#core/content/shared-words.ts';
import { SentEdits } from '../content/sent-edits.ts';
import { draftsIn, type CopiedComment, type KeptComment, type KeptComments } from './kept-comment-drafts.ts';
import { saveComment } from './save-comment.ts';
import { bareKey, TextsByOwner, ownKey } from '../content/texts-by-owner.ts';
import { UnsentWords } from '../content/unsent-words.ts';
import type { RequestState } from '../requests/request.ts';
import type { SentName, SentNamesStore } from '../content/sent-names-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const storageKey = 'notes';
const mostKept = 30;

type SentAs = Omit<CommentDraft, keyof CommentTexts>;

/** Unsent drafts of comments on this device, each for its author. */
export class CommentDraftsStore {
  drafts: KeptComments = {};
  /** Comments posted from drafts edited since, by idempotency key. */
  posted: ReadonlyMap<string, string> = new Map();
  readonly #storage: UserStorage;
  readonly #keys: IdempotencyKeys;
  readonly #session: SessionStore;
  readonly #sentNames: SentNamesStore;

  constructor(storage: UserStorage, keys: IdempotencyKeys, session: SessionStore, sentNames: SentNamesStore) {
    this.#storage = storage;
    this.#keys = keys;
    this.#session = session;
    this.#sentNames = sentNames;
    makeAutoObservable(this, { drafts: observableRef, posted: observableRef });
  }

  /** Reads drafts after hydration, as the server has none. */
  find(): void {
    this.drafts = { ...draftsIn(this.#storage.read(storageKey)), ...this.drafts };
    this.#sentNames.find();
    new UnsentWords(this.#storage).forgetOthers(this.#session);
  }

  textAt(parentKey: string): string {
    return this.#ownAt(parentKey)?.text ?? '';
  }

  /** Persona of a draft, always starting with the made-up name. */
  personaAt(parentKey: string): ProfileType {
    return this.sentNameAt(parentKey)?.profileType ?? this.#ownAt(parentKey)?.profileType ?? 'ANONYMOUS';
  }

  /** Name of an earlier attempt, the only one it may use. */
  sentNameAt(parentKey: string): SentName | undefined {
    const draft = this.#ownAt(parentKey);
    return draft && this.#sentNames.of(draft.submissionKey);
  }

  type(parentKey: string, text: string): void {
    this.#change(parentKey, { text });
  }

  choose(parentKey: string, profileType: ProfileType): void {
    if (!this.sentNameAt(parentKey)) this.#change(parentKey, { profileType });
  }

  mention(parentKey: string, mention: Mention): void {
    const others = (this.#ownAt(parentKey)?.mentions ?? []).filter(({ id }) => id !== mention.id);
    this.#change(parentKey, { mentions: [...others, mention] });
  }

  /** Ids of mentions whose names are still in the text. */
  #mentioned(parentKey: string): { readonly mentions?: readonly string[] } {
    const { text = '', mentions = [] } = this.#ownAt(parentKey) ?? {};
    const ids = new Set(mentionPlaces(text, mentions).map(({ id }) => id));
    return ids.size === 0 ? {} : { mentions: [...ids] };
  }

  /** Idempotency key, so that a draft is written once however often sent. */
  keyOf(parentKey: string): string {
    return this.#ownAt(parentKey)?.submissionKey ?? this.#keys.make();
  }

  /** Sends under one name and key, refusing another persona than before. */
  sendAt<Value extends object>(parentKey: string, { profileType, name }: DraftPersona, send: (as: SentAs) => Promise<RequestState<Value>>) {
    const submissionKey = this.keyOf(parentKey);
    return this.#sentNames.send(submissionKey, { profileType, name: name ?? null }, (shown) =>
      this.#sending(parentKey, () => send({ submissionKey, profileType, ...this.#mentioned(parentKey), ...shown })),
    );
  }

  /** Edits a comment, remembering the text until an answer comes. */
  saveEdit(draftKey: string, comments: Comments, comment: Comment, content: string): Promise<Comment> {
    const edit = { content, ...this.#mentioned(draftKey) };
    return this.#sending(draftKey, () => saveComment(comments, new SentEdits(this.#storage), this.#owner, comment, edit));
  }

  #sending<Answer>(key: string, send: () => Promise<Answer>): Promise<Answer> {
    return new UnsentWords(this.#storage).during({ draft: 'notes', key }, this.#session, send);
  }

  waitsAt(parentKey: string): boolean {
    return this.#ownAt(parentKey)?.waits === true;
  }

  /** Waiting texts by parent, read from storage because another tab may have sent some. */
  waiting(): readonly (readonly [parentKey: string, text: string])[] {
    this.find();
    return this.#waitingIn(draftsIn(this.#storage.read(storageKey)));
  }

  /** Marks a draft as waiting for the connection, or not. */
  wait(parentKey: string, waits = true): void {
    const { waits: _before, ...draft } = this.#ownAt(parentKey) ?? this.#begun();
    if (draft.text.trim() !== '') this.#put(parentKey, waits ? { ...draft, waits } : draft);
  }

  /** Drops drafts sent by another tab and returns true if there were any. */
  dropSentElsewhere(): boolean {
    const stored = new Set(Object.values(draftsIn(this.#storage.read(storageKey))).map(({ submissionKey }) => submissionKey));
    const left = Object.entries(this.drafts).filter(([, { waits, submissionKey }]) => !waits || stored.has(submissionKey));
    const isSome = left.length < Object.keys(this.drafts).length;
    if (isSome) this.drafts = Object.fromEntries(left);
    return isSome;
  }

  #waitingIn(drafts: KeptComments): readonly (readonly [string, string])[] {
    const own = Object.entries(drafts).filter(([, { owner, waits }]) => waits && owner !== '' && owner === this.#owner);
    return own.map(([key, { owner, text }]) => [bareKey(key, owner), text.trim()]);
  }

  drop(parentKey: string): void {
    this.#put(parentKey);
  }

  /** Drops a posted draft, unless it was edited since in any tab. */
  settle(parentKey: string, text: string, commentId: string): boolean {
    const stored = draftsIn(this.#storage.read(storageKey));
    const typedOn = [this.drafts, stored].map((drafts) => this.#ownIn(drafts, parentKey)).find((draft) => draft && !['', text].includes(draft.text.trim()));
    this.#put(parentKey, typedOn);
    if (typedOn) this.posted = new Map(this.posted).set(typedOn.submissionKey, commentId);
    return !typedOn;
  }

  /** Discards a draft and returns an undo that restores it before newer text. */
  discard(parentKey: string): () => void {
    const draft = this.#ownAt(parentKey);
    this.drop(parentKey);
    return () => {
      if (!draft || (draft.owner !== '' && draft.owner !== this.#owner)) return;
      const text = [draft.text, this.textAt(parentKey)].filter(Boolean).join('\n');
      this.#put(parentKey, { ...draft, text });
    };
  }

  /** Renews the idempotency key to post a separate comment, remembering the existing one. */
  renew(parentKey: string, copyOf: CopiedComment | undefined): void {
    const { copyOf: _before, ...draft } = this.#ownAt(parentKey) ?? this.#begun();
    this.#put(parentKey, { ...draft, submissionKey: this.#keys.make(), ...(copyOf && { copyOf }) });
  }

  /** Posted comment with this text, also under another persona, since shared words link two names. */
  postedIdAt(parentKey: string): string | undefined {
    const { copyOf, text = '', submissionKey = '' } = this.#ownAt(parentKey) ?? {};
    const joined = copyOf && copyOf.profileType !== this.personaAt(parentKey) && sharesWords(text, copyOf.text ?? text) ? copyOf.commentId : undefined;
    return this.posted.get(submissionKey) ?? joined;
  }

  #ownAt(parentKey: string): KeptComment | undefined {
    return this.#ownIn(this.drafts, parentKey);
  }

  /** Moves a guest's draft to the member, after what they had begun. */
  #ownIn(drafts: KeptComments, parentKey: string): KeptComment | undefined {
    const [own, ofGuest] = [drafts[ownKey(this.#owner, parentKey)], drafts[ownKey('', parentKey)]];
    if (!own || !ofGuest || own.text === ofGuest.text) return own ?? ofGuest;
    return { ...own, text: [own.text, ofGuest.text].filter(Boolean).join('\n') };
  }

  #change(parentKey: string, change: Partial<KeptComment>): void {
    const { waits: _typedOn, ...before } = this.#ownAt(parentKey) ?? this.#begun();
    const draft = { ...before, ...change };
    this.#put(parentKey, draft.text === '' && draft.profileType === 'ANONYMOUS' ? undefined : draft);
  }

  #begun(): KeptComment {
    return { owner: this.#owner, text: '', submissionKey: this.#keys.make(), profileType: 'ANONYMOUS' };
  }

  /** Stores one draft, preserving those of other tabs and members. */
  #put(parentKey: string, put?: KeptComment): void {
    const owner = this.#owner;
    const [own, ofGuest] = [ownKey(owner, parentKey), ownKey('', parentKey)];
    const entries = new TextsByOwner(this.#storage, storageKey, mostKept);
    entries.put(owner, parentKey, put);
    if (owner !== '' && this.drafts[ofGuest]) entries.put('', parentKey);
    const others = Object.entries(this.drafts).filter(([key]) => key !== own && key !== ofGuest);
    this.drafts = Object.fromEntries(put ? [...others, [own, { ...put, owner }]] : others);
  }

  get #owner(): string {
    return this.#session.member?.userId ?? this.#session.supposed ?? '';
  }
}
