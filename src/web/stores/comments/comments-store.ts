import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Comment, CommentSort, Thread } from '#core/comments/comment.ts';
import type { CommentDraft, CommentOutcome, Comments } from '#core/comments/comments.ts';
import type { Author } from '#core/personas/author.ts';
import type { DraftPersona } from '#core/personas/draft-persona.ts';
import { mayEdit } from '#core/posts/post-access.ts';
import type { CommentDraftsStore } from './comment-drafts-store.ts';
import { sendComment, type CommentOutboxStore } from './comment-outbox-store.ts';
import { editKeyOf, parentKeyOf, type CommentParent } from './comment-keys.ts';
import type { PostPatchesStore } from '../posts/post-patches-store.ts';
import { removalOf } from '../requests/removal.ts';
import { Request, type RequestState } from '../requests/request.ts';
import type { Talk } from '../content/talk.ts';
import { ThreadList } from './thread-list.ts';

/** Comments of a post or answers of a question, with sorting, folding, links and editing. */
export class CommentsStore {
  sort: CommentSort = 'best';
  list: ThreadList;
  folded: ReadonlySet<string> = new Set();
  openFormKey: string | undefined;
  lastSentKey: string | undefined;
  justWritten: string | undefined;
  readonly pointed: Request<{ readonly comment: Comment; readonly root: Thread }, [commentId: string]>;
  readonly sending: Request<CommentOutcome, [parent: CommentParent, draft: CommentDraft]>;
  readonly changing: Request<Comment, [comment: Comment, content: string]>;
  readonly changingTo: Request<Comment, [comment: Comment, content: string]>;
  readonly elsewhere: Request<Comment, [commentId: string]>;
  /** Comment that the draft already became. */
  readonly posted: Request<Comment, [commentId: string]>;
  readonly removing: Request<void, [comment: Comment]>;
  readonly #comments: Comments;
  readonly #drafts: CommentDraftsStore;
  readonly #patches: PostPatchesStore;
  readonly talk: Talk;
  readonly #outbox: CommentOutboxStore;
  #postId = '';

  constructor(comments: Comments, drafts: CommentDraftsStore, patches: PostPatchesStore, talk: Talk, outbox: CommentOutboxStore) {
    this.#outbox = outbox;
    this.talk = talk;
    this.#patches = patches;
    this.#comments = comments;
    this.#drafts = drafts;
    this.list = new ThreadList(comments, '', this.sort);
    this.pointed = new Request((commentId) => comments.at(commentId));
    this.sending = new Request((parent, draft) => sendComment(comments, parent, draft));
    const save = (comment: Comment, content: string) => drafts.saveEdit(editKeyOf(comment.commentId), comments, comment, content);
    this.changing = new Request(save);
    this.changingTo = new Request(save);
    this.elsewhere = new Request(async (commentId) => (await comments.at(commentId)).comment);
    this.posted = new Request(async (commentId) => (await comments.at(commentId)).comment);
    this.removing = removalOf(({ commentId }) => comments.remove(commentId));
    makeAutoObservable(this, {
      talk: false,
      list: observableRef,
      folded: observableRef,
      pointed: false,
      sending: false,
      changing: false,
      changingTo: false,
      elsewhere: false,
      posted: false,
      removing: false,
    });
    reaction(
      () => outbox.arrived,
      (comment) => comment && this.#list(comment),
    );
    reaction(
      () => outbox.sentElsewhere,
      () => void this.list.threads.open(),
    );
  }

  /** Outcome of the last draft below a parent, sent by its author or the outbox. */
  outcomeAt(parentKey: string): RequestState<CommentOutcome> | undefined {
    return this.#outbox.refusals.get(parentKey) ?? (this.lastSentKey === parentKey ? this.sending.state : undefined);
  }

  sendWaiting(): void {
    void this.#outbox.send();
  }

  #list(comment: Comment): void {
    if (comment.postId === this.#postId) this.list.add(comment);
    void this.talk.recount();
  }

  async open(postId: string, commentId: string | null = null): Promise<void> {
    if (commentId !== null) void this.pointed.send(commentId);
    else this.pointed.forget();
    if (this.#postId === postId && this.list.threads.state.status === 'SUCCESS') return;
    this.#postId = postId;
    await this.order(this.sort);
  }

  async order(sort: CommentSort): Promise<void> {
    this.sort = sort;
    this.list = new ThreadList(this.#comments, this.#postId, sort);
    await this.list.threads.open();
  }

  fold(commentId: string): void {
    const folded = new Set(this.folded);
    if (!folded.delete(commentId)) folded.add(commentId);
    this.folded = folded;
  }

  write(formKey: string | undefined): void {
    this.openFormKey = formKey;
    this.changing.forget();
    this.elsewhere.forget();
  }

  /** Sends one comment at a time, keeping the draft until arrival, and recounts the post after a retry. */
  async send(parent: CommentParent, content: string, under: DraftPersona): Promise<CommentOutcome | undefined> {
    if (this.sending.state.status === 'LOADING') return undefined;
    const parentKey = (this.lastSentKey = parentKeyOf(parent));
    this.#outbox.forget(parentKey);
    const wasSent = this.#drafts.sentNameAt(parentKey) !== undefined;
    const outcome = await this.#drafts.sendAt(parentKey, under, (as) => this.sending.send(parent, { ...as, content }));
    if (outcome?.status === 'FAILURE' && outcome.failure.kind === 'offline') this.#drafts.wait(parentKey);
    if (outcome?.status !== 'SUCCESS') return undefined;
    if (!('comment' in outcome.value)) return outcome.value;
    if (wasSent) void this.talk.recount();
    else this.#count(outcome.value.comment, 1);
    this.#arrive(outcome.value.comment, parentKey, content);
    return outcome.value;
  }

  /** Lists and focuses an arrived comment, returning true where it has the draft's full text. */
  #arrive(comment: Comment, parentKey: string, content: string): boolean {
    const [isWhole, isHere] = [this.#drafts.settle(parentKey, content, comment.commentId), comment.postId === this.#postId];
    if (isHere) this.list.add(comment);
    if (isWhole && this.openFormKey === parentKey) runInAction(() => (this.openFormKey = undefined));
    if (isWhole && isHere) runInAction(() => (this.justWritten = comment.commentId));
    return isWhole;
  }

  settle(): void {
    this.justWritten = undefined;
  }

  /** Comment already posted from a draft, with a lost answer or under another persona. */
  alreadyPostedAt(parentKey: string): string | undefined {
    const state = this.outcomeAt(parentKey);
    const reused = state?.status === 'FAILURE' ? state.failure.existingId : undefined;
    return reused ?? this.#drafts.postedIdAt(parentKey);
  }

  /** Author of that comment: null if taken down, undefined while unknown. */
  get postedAuthor(): Author | null | undefined {
    const { state } = this.posted;
    if (state.status !== 'SUCCESS') return state.status === 'FAILURE' && state.failure.kind === 'missing' ? null : undefined;
    return mayEdit(state.value.status, { isAuthor: true }) ? state.value.author : null;
  }

  /** Updates that comment to the draft's text, showing it again after a concurrent change. */
  async changeAlreadyPosted(seen: Comment, parentKey: string): Promise<boolean> {
    const text = this.#drafts.textAt(parentKey).trim();
    const outcome = await this.changingTo.send(seen, text);
    if (outcome.status === 'FAILURE' && outcome.failure.kind === 'conflict') await this.posted.renew(seen.commentId);
    if (outcome.status !== 'SUCCESS') return false;
    this.sending.forget();
    this.#outbox.forget(parentKey);
    const isWhole = this.#arrive(outcome.value, parentKey, text);
    if (!isWhole) await this.posted.renew(seen.commentId);
    return isWhole;
  }

  /** Discards the draft, not the posted comment, and returns an undo. */
  discard(parentKey: string): () => void {
    this.#outbox.forget(parentKey);
    this.sending.forget();
    return this.#drafts.discard(parentKey);
  }

  /** Posts the draft as another comment. */
  renew(parentKey: string): void {
    const commentId = this.alreadyPostedAt(parentKey);
    const [author, text] = [this.postedAuthor, this.posted.value?.content ?? ''];
    this.#outbox.forget(parentKey);
    this.#drafts.renew(parentKey, commentId !== undefined && author ? { commentId, profileType: author.profileType, text } : undefined);
    this.sending.forget();
  }

  async change(comment: Comment, content: string): Promise<void> {
    const draftKey = editKeyOf(comment.commentId);
    const outcome = await this.changing.send(comment, content);
    if (outcome.status === 'FAILURE' && outcome.failure.kind === 'conflict') await this.elsewhere.send(comment.commentId);
    if (outcome.status !== 'SUCCESS') return;
    this.list.change(outcome.value);
    if (this.#drafts.settle(draftKey, content, comment.commentId) && this.openFormKey === draftKey) this.write(undefined);
  }

  /** Adopts a comment's state from elsewhere. */
  take(comment: Comment): void {
    this.list.change(comment);
    this.changing.forget();
    this.elsewhere.forget();
  }

  async remove(comment: Comment): Promise<boolean> {
    const outcome = await this.removing.send(comment);
    if (outcome.status !== 'SUCCESS') return false;
    this.list.remove(comment);
    this.#count(comment, -1);
    return true;
  }

  /** Counts comments of posts, replies among them, and of questions the answers alone. */
  #count({ postId, rootId }: Comment, change: 1 | -1): void {
    if (rootId === null || !this.talk.isOfAnswers) this.#patches.addComments(postId, change);
  }
}
