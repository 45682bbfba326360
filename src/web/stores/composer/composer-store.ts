import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { contactsIn, type ContactKind } from '#core/content/contact-pattern.ts';
import { wholeText } from '#core/content/texts.ts';
import { textsOf, type PostDraft } from '#core/posts/post-draft.ts';
import type { Post } from '#core/posts/post.ts';
import type { PostEdit, Posts, Publication } from '#core/posts/posts.ts';
import { composerProblems, wherever, type ComposerProblem } from '#core/composer/composer-problems.ts';
import { draftOf } from '#core/composer/draft-of.ts';
import { accepted, blank, changing, closed, forgotten, published, rejected, rephrased, type Writing } from '#core/composer/writing.ts';
import { editableIn, isOtherThan } from '#core/composer/written-texts.ts';
import { isBegun } from '#core/composer/is-begun.ts';
import { isEnough, type Rephrasing, type RephraseDraft, type Rephrasings } from '#core/rephrase/rephrasings.ts';
import type { FeedsStore } from '../feeds/feeds-store.ts';
import type { PostPatchesStore } from '../posts/post-patches-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { KeptWritings } from './kept-writings.ts';
import type { SentOffers } from './sent-offers.ts';
import type { WritingOptions } from './writing-store.ts';

/** A post while it is being written: kept on the device through reloads and sign-ins, rephrased, sent, changed. */
export class ComposerStore {
  writing: Writing;
  /** The intent it was opened with last. */
  options: WritingOptions | undefined;
  /** Whether problems are shown: from the first try to send on. */
  hasTried = false;
  readonly publishing: Request<Publication, [draft: PostDraft]>;
  readonly saving: Request<Post, [postId: string, edit: PostEdit]>;
  readonly rephrasing: Request<Rephrasing, [draft: RephraseDraft]>;
  readonly #reading: Request<Post | null, [postId: string]>;
  readonly #drafts: KeptWritings;
  readonly #sentOffers: SentOffers;
  readonly #keys: IdempotencyKeys;
  readonly #session: SessionStore;
  readonly #patches: PostPatchesStore;
  readonly #feeds: FeedsStore;
  /** The member who opened it; their draft stays theirs when their session ends before it is sent. */
  #writer = '';

  constructor(
    posts: Posts,
    rephrasings: Rephrasings,
    drafts: KeptWritings,
    sentOffers: SentOffers,
    keys: IdempotencyKeys,
    session: SessionStore,
    patches: PostPatchesStore,
    feeds: FeedsStore,
  ) {
    this.publishing = new Request((draft) => posts.create(draft));
    this.saving = new Request((postId, edit) => posts.change(postId, edit));
    this.rephrasing = new Request((draft) => rephrasings.rephrase(draft));
    this.#reading = new Request(async (postId) => (await posts.at(postId)).post);
    this.#drafts = drafts;
    this.#sentOffers = sentOffers;
    this.#keys = keys;
    this.#session = session;
    this.#patches = patches;
    this.#feeds = feeds;
    this.writing = blank(keys.make());
    makeAutoObservable(this, { writing: observableRef, options: observableRef, publishing: false, saving: false, rephrasing: false });
  }

  /** Opens it with an intent; what was begun before is there again. */
  open(options: WritingOptions): void {
    const { edits, kind, community, campaign, source } = options;
    this.options = options;
    this.#writer = this.#session.member?.userId ?? '';
    this.hasTried = false;
    for (const request of [this.publishing, this.saving, this.rephrasing]) request.forget();
    if (edits) {
      const begun = changing(this.#keys.make(), edits);
      this.writing = { ...begun, ...this.#drafts.edit(this.#writer, edits.postId, begun), ...options.words };
      return;
    }
    const kept = this.#drafts.newPost(this.#writer) ?? blank(this.#keys.make());
    this.writing = {
      ...kept,
      kind: kind && (!isBegun(kept) || kept.kind === 'text') ? kind : kept.kind,
      selectedCommunity: community ? { entityId: community.entityId, type: community.type, name: community.name } : kept.selectedCommunity,
      internalCampaign: campaign ?? kept.internalCampaign,
      openTouchpoint: source ?? null,
    };
  }

  /** Every change is kept at once, for a page may go at any moment. */
  change(change: Partial<Writing> | ((writing: Writing) => Writing)): void {
    this.writing = typeof change === 'function' ? change(this.writing) : { ...this.writing, ...change };
    if (this.writing.postId === null || this.isUnsavedEdit) this.#drafts.keep(this.#writer, this.writing);
  }

  /** A picture of the post that is being changed is gone, wherever the post is shown. */
  lose(fileKey: string): void {
    const { edits } = this.options ?? {};
    const post = edits && (this.#patches.patches.get(edits.postId) ?? edits);
    if (post) this.#patches.put({ ...post, pictures: post.pictures.filter((picture) => picture.fileKey !== fileKey) });
  }

  /** Leaves it, for now. */
  close(): void {
    this.change(closed);
    this.rephrasing.forget();
    if (this.writing.postId === null && !isBegun(this.writing)) this.#drafts.drop(null);
  }

  /** Throws away what was written; the answer brings it back for the same member, and says whether it did. */
  discard(): () => boolean {
    const bringBack = this.#drafts.discard(this.#writer, this.writing);
    this.writing = blank(this.#keys.make());
    return () => bringBack(this.#session.member?.userId);
  }

  get contacts(): readonly ContactKind[] {
    const draft = wherever(this.writing);
    return draft ? contactsIn(wholeText(textsOf(draft, []))) : [];
  }

  get problems(): readonly ComposerProblem[] {
    return composerProblems(this.writing);
  }

  /** Sends it; answers the post that stands now, or nothing when it was not taken. Then everything is still there. */
  async send(): Promise<Publication | Post | undefined> {
    this.hasTried = true;
    if (this.problems.length > 0) return undefined;
    const { postId } = this.writing;
    return postId === null ? this.#publish() : this.#save(postId);
  }

  /** Whether a post that stands already has been given other words here, which are not saved. */
  get isUnsavedEdit(): boolean {
    const { edits } = this.options ?? {};
    return edits !== undefined && this.writing.postId === edits.postId && isOtherThan(this.writing, edits);
  }

  /** Whether there is enough to rephrase. */
  get mayRephrase(): boolean {
    return isEnough({ title: this.writing.title, description: this.writing.inputText });
  }

  async rephrase(): Promise<void> {
    if (!this.mayRephrase) return;
    const { title, inputText, submissionKey, profileType } = this.writing;
    const outcome = await this.rephrasing.send({ title, description: inputText, submissionKey, profileType });
    this.change((writing) => (outcome.status === 'SUCCESS' ? rephrased(writing, outcome.value) : forgotten(writing)));
  }

  /** Takes the rephrasing, or stays with one's own words. */
  settle(isTaken: boolean): void {
    this.change(isTaken ? accepted : forgotten);
    this.rephrasing.forget();
  }

  /** Whether the last rephrasing failed, which is to be said once more when the post stands. */
  get hasRephraseFailed(): boolean {
    return this.rephrasing.state.status === 'FAILURE';
  }

  async #publish(): Promise<Publication | undefined> {
    const draft = draftOf(this.writing);
    if (!draft) return undefined;
    if (draft.offers) this.#sentOffers.note(this.writing);
    const outcome = await this.publishing.send(draft);
    if (outcome.status === 'FAILURE') this.change((writing) => rejected(writing, outcome.failure.message));
    if (outcome.status !== 'SUCCESS') return undefined;
    this.change((writing) => published(writing, outcome.value));
    if (!('postId' in outcome.value)) return undefined;
    this.discard();
    await this.#show(outcome.value.postId);
    return outcome.value;
  }

  async #save(postId: string): Promise<Post | undefined> {
    const outcome = await this.saving.send(postId, { version: this.writing.version ?? 1, ...editableIn(this.writing) });
    if (outcome.status !== 'SUCCESS') return undefined;
    this.#patches.put(outcome.value);
    this.#drafts.drop(postId);
    runInAction(() => (this.writing = blank(this.#keys.make())));
    return outcome.value;
  }

  /** The new post stands before all others of the feed in which its author is. */
  async #show(postId: string): Promise<void> {
    const outcome = await this.#reading.send(postId);
    if (outcome.status === 'SUCCESS' && outcome.value) this.#feeds.add(outcome.value);
  }
}
