import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { PostDraft } from '#core/posts/post-draft.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import type { Post } from '#core/posts/post.ts';
import type { PostEdit, Posts, Publication } from '#core/posts/posts.ts';
import { composerProblems, type ComposerProblem } from '#core/composer/composer-problems.ts';
import { draftOf } from '#core/composer/draft-of.ts';
import { saysSame } from '#core/composer/kept-writing.ts';
import { accepted, blank, changing, closed, forgotten, published, rejected, rephrased, type Writing } from '#core/composer/writing.ts';
import { editableIn, isOtherThan, type WrittenTexts } from '#core/composer/written-texts.ts';
import { isBegun } from '#core/composer/is-begun.ts';
import { isEnough, type Rephrasing, type RephraseDraft, type Rephrasings } from '#core/rephrase/rephrasings.ts';
import type { SentName, SentNamesStore } from '../content/sent-names-store.ts';
import type { PostPatchesStore } from '../posts/post-patches-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { KeptWritings } from './kept-writings.ts';
import type { NewPostStore } from './new-post-store.ts';
import { changed, draftToOpen, type Change } from './draft-to-open.ts';
import { savePost } from './save-post.ts';
import type { SentOffers } from './sent-offers.ts';
import type { WritingOptions } from './writing-store.ts';

/** Post being written: stored across reloads and logins, rephrased, sent or edited. */
export class ComposerStore {
  writing: Writing;
  options: WritingOptions | undefined;
  hasTried = false;
  readonly publishing: Request<Publication, [draft: PostDraft]>;
  readonly saving: Request<Post, [postId: string, edit: PostEdit]>;
  readonly rephrasing: Request<Rephrasing, [draft: RephraseDraft]>;
  readonly #drafts: KeptWritings;
  readonly #sentOffers: SentOffers;
  readonly #sentNames: SentNamesStore;
  readonly #keys: IdempotencyKeys;
  readonly #session: SessionStore;
  readonly #patches: PostPatchesStore;
  readonly #newPost: NewPostStore;
  /** Author who opened the draft, which stays theirs after their session ends. */
  #writer = '';
  /** Draft as opened, so that unchanged text never overwrites another tab's. */
  #opened: Writing | undefined;
  #edited: Post | undefined;

  constructor(
    posts: Posts,
    rephrasings: Rephrasings,
    drafts: KeptWritings,
    sentOffers: SentOffers,
    sentNames: SentNamesStore,
    keys: IdempotencyKeys,
    session: SessionStore,
    patches: PostPatchesStore,
    newPost: NewPostStore,
  ) {
    this.publishing = new Request((draft) => posts.create(draft));
    this.saving = new Request((postId, edit) => savePost(posts, drafts.sentEdits, this.#writer, postId, edit));
    this.rephrasing = new Request((draft) => rephrasings.rephrase(draft));
    this.#drafts = drafts;
    this.#sentOffers = sentOffers;
    this.#sentNames = sentNames;
    this.#keys = keys;
    this.#session = session;
    this.#patches = patches;
    this.#newPost = newPost;
    this.writing = blank(keys.make());
    makeAutoObservable(this, { writing: observableRef, options: observableRef, publishing: false, saving: false, rephrasing: false });
  }

  /** Opens with an intent, restoring any draft. */
  open(options: WritingOptions): void {
    const { edits } = options;
    this.options = options;
    this.#edited = edits;
    this.#writer = this.#session.member?.userId ?? '';
    this.hasTried = false;
    for (const request of [this.publishing, this.saving, this.rephrasing]) request.forget();
    const begun = edits ? changing(this.#keys.make(), edits) : (this.#drafts.newPost(this.#writer) ?? this.#blank());
    const profileType = this.#sentNames.found(begun.submissionKey)?.profileType ?? begun.profileType;
    const ofEdit = edits && { ...begun, ...this.#drafts.edit(this.#writer, edits.postId, begun), ...options.words };
    this.writing = ofEdit ?? draftToOpen({ ...begun, profileType }, options);
    this.#opened = edits ? undefined : this.writing;
  }

  /** Takes over the draft that was written before a login. */
  takeOver(submissionKey: string): void {
    this.#drafts.handOver(submissionKey, this.#session.member?.userId ?? '');
  }

  /** Stores a new draft of these words beside any other, unless it is there already. */
  begin(texts: WrittenTexts): void {
    const owner = this.#session.member?.userId ?? '';
    if (this.#drafts.newPost(owner)?.inputText !== texts.inputText) this.#drafts.keep(owner, { ...this.#blank(), ...texts });
  }

  /** Stores every change at once, as pages may close at any moment. */
  change(change: Change): void {
    const { submissionKey } = this.writing;
    this.writing = changed(this.writing, change);
    if (this.writing.postId === null || this.isUnsavedEdit) this.#drafts.keep(this.#writer, this.writing, submissionKey);
  }

  /** Applies a correction without storing an otherwise unchanged draft. */
  correct(change: Change): void {
    if (this.writing !== this.#opened) return this.change(change);
    this.writing = this.#opened = changed(this.writing, change);
  }

  /** Name of an earlier attempt, the only one it may use. */
  get sentName(): SentName | undefined {
    return this.#sentNames.of(this.writing.submissionKey);
  }

  choose(profileType: ProfileType): void {
    this.change({ profileType: this.sentName?.profileType ?? profileType });
  }

  /** Sets delayed publication, also the default for the next posts. */
  chooseLater(isLater: boolean): void {
    this.change({ isLater });
    this.#drafts.isLater = isLater;
  }

  /** Drops a deleted picture wherever the post is shown. */
  lose(fileKey: string): void {
    const post = this.#edited && (this.#patches.patches.get(this.#edited.postId) ?? this.#edited);
    if (post) this.#patches.put({ ...post, pictures: post.pictures.filter((picture) => picture.fileKey !== fileKey) });
  }

  /** Closes the composer, leaving an unchanged draft to other tabs. */
  close(): void {
    this.rephrasing.forget();
    if (this.writing === this.#opened) return;
    this.change(closed);
    if (this.writing.postId === null && !isBegun(this.writing)) this.#drafts.drop(this.#writer, this.writing);
  }

  discard(): () => boolean {
    const bringBack = this.#drafts.discard(this.#writer, this.writing);
    this.writing = this.#blank();
    return () => bringBack(this.#session.member?.userId);
  }

  get problems(): readonly ComposerProblem[] {
    return composerProblems(this.writing);
  }

  /** Shows the problems from now on, and answers whether there are none. */
  check(): boolean {
    this.hasTried = true;
    return this.problems.length === 0;
  }

  /** Returns the post, its waiting state, or nothing where refused. */
  async send(under: SentName): Promise<Publication | Post | 'waits' | undefined> {
    if (!this.check()) return undefined;
    return this.writing.postId === null ? this.#publish(under) : this.#save(this.writing.postId);
  }

  get isUnsavedEdit(): boolean {
    return this.writing.postId !== null && this.writing.postId === this.#edited?.postId && isOtherThan(this.writing, this.#edited);
  }

  /** True where there is enough text to rephrase. */
  get mayRephrase(): boolean {
    return isEnough({ title: this.writing.title, description: this.writing.inputText });
  }

  /** True where no answer came, or the model gave none. */
  get hasRephraseFailed(): boolean {
    const { state } = this.rephrasing;
    return state.status === 'FAILURE' || (state.status === 'SUCCESS' && state.value.responseType === 'UNKNOWN');
  }

  async rephrase(): Promise<void> {
    if (!this.mayRephrase) return;
    const { title, inputText, submissionKey, profileType } = this.writing;
    const outcome = await this.rephrasing.send({ title, description: inputText, submissionKey, profileType });
    this.change((writing) => (outcome.status === 'SUCCESS' ? rephrased(writing, outcome.value) : forgotten(writing)));
  }

  settle(isTaken: boolean): void {
    this.change(isTaken ? accepted : forgotten);
    this.rephrasing.forget();
  }

  async #publish(under: SentName): Promise<Publication | 'waits' | undefined> {
    const { writing: sent } = this;
    const draft = draftOf(sent);
    if (!draft) return undefined;
    if (draft.offers) this.#sentOffers.note(sent);
    const outcome = await this.#sentNames.send(draft.submissionKey, under, (shown) => this.publishing.send({ ...draft, ...shown }));
    // Another draft may be open by now.
    const tell = (change: (writing: Writing) => Writing) => this.writing.submissionKey === sent.submissionKey && this.change(change);
    if (!outcome) this.choose(under.profileType);
    if (outcome?.status === 'FAILURE' && outcome.failure.code === nameWaits) return this.#hold(sent);
    if (outcome?.status === 'FAILURE') tell((writing) => rejected(writing, outcome.failure.message));
    if (outcome?.status !== 'SUCCESS') return undefined;
    tell((writing) => published(writing, outcome.value));
    if (!('postId' in outcome.value)) return undefined;
    this.#dropSent(sent);
    void this.#newPost.show(outcome.value.postId);
    return outcome.value;
  }

  #hold(sent: Writing): 'waits' {
    this.#drafts.hold(this.#writer, sent);
    this.publishing.forget();
    this.#begin(sent);
    return 'waits';
  }

  async #save(postId: string): Promise<Post | undefined> {
    const { writing: sent } = this;
    const outcome = await this.saving.send(postId, { version: sent.version ?? 1, ...editableIn(sent) });
    if (outcome.status !== 'SUCCESS') return undefined;
    this.#patches.put(outcome.value);
    this.#dropSent(sent);
    if (this.#edited?.postId === postId) this.#edited = outcome.value;
    if (this.writing.postId === postId) this.change({ version: outcome.value.version });
    return outcome.value;
  }

  #blank(): Writing {
    return { ...blank(this.#keys.make()), isLater: this.#drafts.isLater || null };
  }

  /** Drops a sent draft, except text typed meanwhile. */
  #dropSent(sent: Writing): void {
    this.#drafts.settle(this.#writer, sent);
    this.#begin(sent);
  }

  /** Starts a new post unless text was typed since. */
  #begin(sent: Writing): void {
    if (saysSame(this.writing, sent)) runInAction(() => (this.writing = this.#blank()));
  }
}
