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

/** The comments below one post, or the answers below one question: sorted, folded, linked to, written, edited. */
export class CommentsStore {
  sort: CommentSort = 'best';
  list: ThreadList;
  /** Comments whose replies are folded away. */
  folded: ReadonlySet<string> = new Set();
  /** The form that is open besides the one below the post itself: a reply by its parent's key, or an edit. */
  openFormKey: string | undefined;
  /** The parent's key of the comment that was sent last. */
  lastSentKey: string | undefined;
  /** The comment that was just written here, until it has taken the focus. */
  justWritten: string | undefined;
  readonly pointed: Request<{ readonly comment: Comment; readonly root: Thread }, [commentId: string]>;
  readonly sending: Request<CommentOutcome, [parent: CommentParent, draft: CommentDraft]>;
  readonly changing: Request<Comment, [comment: Comment, content: string]>;
  readonly changingTo: Request<Comment, [comment: Comment, content: string]>;
  /** The comment as it is, where another tab has changed it meanwhile and an edit was refused for that. */
  readonly elsewhere: Request<Comment, [commentId: string]>;
  /** The comment that a draft has become already. */
  readonly posted: Request<Comment, [commentId: string]>;
  readonly removing: Request<void, [comment: Comment]>;
  readonly #comments: Comments;
  readonly #drafts: CommentDraftsStore;
  readonly #patches: PostPatchesStore;
  /** What they stand below, and its page. */
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

  /** What became of the draft that was sent last below a parent, by its author or from the outbox. */
  outcomeAt(parentKey: string): RequestState<CommentOutcome> | undefined {
    return this.#outbox.refusals.get(parentKey) ?? (this.lastSentKey === parentKey ? this.sending.state : undefined);
  }

  /** Sends what waits for the connection. */
  sendWaiting(): void {
    void this.#outbox.send();
  }

  #list(comment: Comment): void {
    if (comment.postId === this.#postId) this.list.add(comment);
    void this.talk.recount();
  }

  /** Fetches the comments below a post, and the one that the URL links to. */
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

  /** Opens or closes the form of a reply or an edit. */
  write(formKey: string | undefined): void {
    this.openFormKey = formKey;
    this.changing.forget();
    this.elsewhere.forget();
  }

  /** Sends a comment, and none while one is under way, so that a double press sends it once; answers the outcome, or nothing when there was none. The draft stays on the device until the comment has arrived. One that was sent before may be counted already, so the post is counted again. */
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
    else this.#patches.addComments(outcome.value.comment.postId, 1);
    this.#arrive(outcome.value.comment, parentKey, content);
    return outcome.value;
  }

  /** Lists a comment that has arrived first and lets it take the focus; answers whether it has all the words of its draft. Its author may read another post by now, or type on. */
  #arrive(comment: Comment, parentKey: string, content: string): boolean {
    const [isWhole, isHere] = [this.#drafts.settle(parentKey, content, comment.commentId), comment.postId === this.#postId];
    if (isHere) this.list.add(comment);
    if (isWhole && this.openFormKey === parentKey) runInAction(() => (this.openFormKey = undefined));
    if (isWhole && isHere) runInAction(() => (this.justWritten = comment.commentId));
    return isWhole;
  }

  /** The focus has gone to the comment that was just written. */
  settle(): void {
    this.justWritten = undefined;
  }

  /** The comment that a draft has become already: its answer was lost, and its words were changed since. So is the one that it is made of again, under another persona than the chosen one. */
  alreadyPostedAt(parentKey: string): string | undefined {
    const state = this.outcomeAt(parentKey);
    const reused = state?.status === 'FAILURE' ? state.failure.existingId : undefined;
    return reused ?? this.#drafts.postedIdAt(parentKey);
  }

  /** The author that this comment is under: null when it is taken down, nothing while that is not known. */
  get postedAuthor(): Author | null | undefined {
    const { state } = this.posted;
    if (state.status !== 'SUCCESS') return state.status === 'FAILURE' && state.failure.kind === 'missing' ? null : undefined;
    return mayEdit(state.value.status, { isAuthor: true }) ? state.value.author : null;
  }

  /** Gives that comment, as it was seen to stand, the words of the draft; answers whether it has them now. One that was changed since is shown again. */
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

  /** Throws the draft away; the comment that it has become stays. The answer brings the draft back. */
  discard(parentKey: string): () => void {
    this.#outbox.forget(parentKey);
    this.sending.forget();
    return this.#drafts.discard(parentKey);
  }

  /** Makes a new comment of the draft, beside the one that it has become. */
  renew(parentKey: string): void {
    const commentId = this.alreadyPostedAt(parentKey);
    const [author, text] = [this.postedAuthor, this.posted.value?.content ?? ''];
    this.#outbox.forget(parentKey);
    this.#drafts.renew(parentKey, commentId !== undefined && author ? { commentId, profileType: author.profileType, text } : undefined);
    this.sending.forget();
  }

  /** Edits a comment. Its form shuts once it has all the words. */
  async change(comment: Comment, content: string): Promise<void> {
    const draftKey = editKeyOf(comment.commentId);
    const outcome = await this.changing.send(comment, content);
    if (outcome.status === 'FAILURE' && outcome.failure.kind === 'conflict') await this.elsewhere.send(comment.commentId);
    if (outcome.status !== 'SUCCESS') return;
    this.list.change(outcome.value);
    if (this.#drafts.settle(draftKey, content, comment.commentId) && this.openFormKey === draftKey) this.write(undefined);
  }

  /** Shows a comment as it is elsewhere, to go on from there. */
  take(comment: Comment): void {
    this.list.change(comment);
    this.changing.forget();
    this.elsewhere.forget();
  }

  /** Deletes a comment; answers whether it is gone. */
  async remove(comment: Comment): Promise<boolean> {
    const outcome = await this.removing.send(comment);
    if (outcome.status !== 'SUCCESS') return false;
    this.list.remove(comment);
    this.#patches.addComments(comment.postId, -1);
    return true;
  }
}
