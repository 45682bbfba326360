import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Comment, CommentSort, Thread } from '#core/comments/comment.ts';
import type { CommentOutcome, Comments } from '#core/comments/comments.ts';
import type { Author } from '#core/personas/author.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { CommentDraftsStore } from './comment-drafts-store.ts';
import type { PostPatchesStore } from '../posts/post-patches-store.ts';
import { Request, type RequestState } from '../requests/request.ts';
import { ThreadList } from './thread-list.ts';

/** The parent of a comment: a post, or another comment. */
export type CommentParent = { readonly postId: string } | { readonly commentId: string };

/** The key of a parent, under which a draft is kept on the device. */
export const parentKeyOf = (parent: CommentParent): string => ('postId' in parent ? `post.${parent.postId}` : `comment.${parent.commentId}`);

/** The key of the draft of an edit. */
export const editKeyOf = (commentId: string): string => `edit.${commentId}`;

/** The comments below one post: sorted, folded, linked to, written, edited. */
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
  readonly sending: Request<CommentOutcome, [parent: CommentParent, content: string, profileType: ProfileType, submissionKey: string]>;
  readonly changing: Request<Comment, [comment: Comment, content: string]>;
  readonly changingTo: Request<Comment, [commentId: string, content: string]>;
  /** The comment as it stands, where another tab has changed it meanwhile and an edit was refused for that. */
  readonly elsewhere: Request<Comment, [commentId: string]>;
  /** The comment that a draft has become already. */
  readonly standing: Request<Comment, [commentId: string]>;
  readonly removing: Request<void, [comment: Comment]>;
  readonly #comments: Comments;
  readonly #drafts: CommentDraftsStore;
  readonly #patches: PostPatchesStore;
  #postId = '';

  constructor(comments: Comments, drafts: CommentDraftsStore, patches: PostPatchesStore) {
    this.#patches = patches;
    this.#comments = comments;
    this.#drafts = drafts;
    this.list = new ThreadList(comments, '', this.sort);
    this.pointed = new Request((commentId) => comments.at(commentId));
    this.sending = new Request((parent, content, profileType, submissionKey) => {
      const draft = { submissionKey, content, profileType };
      return 'postId' in parent ? comments.write(parent.postId, draft) : comments.reply(parent.commentId, draft);
    });
    this.changing = new Request(({ commentId, version }, content) => comments.change(commentId, { version, content }));
    this.changingTo = new Request(async (commentId, content) => {
      const { comment } = await comments.at(commentId);
      return comments.change(commentId, { version: comment.version, content });
    });
    this.elsewhere = new Request(async (commentId) => (await comments.at(commentId)).comment);
    this.standing = new Request(async (commentId) => (await comments.at(commentId)).comment);
    this.removing = new Request(({ commentId }) => comments.remove(commentId));
    makeAutoObservable(this, {
      list: observableRef,
      folded: observableRef,
      pointed: false,
      sending: false,
      changing: false,
      changingTo: false,
      elsewhere: false,
      standing: false,
      removing: false,
    });
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

  /** Sends a comment; answers the outcome, or nothing when there was none. The draft stays on the device until the comment has arrived. */
  async send(parent: CommentParent, content: string, profileType: ProfileType): Promise<CommentOutcome | undefined> {
    const parentKey = parentKeyOf(parent);
    this.lastSentKey = parentKey;
    const outcome = await this.sending.send(parent, content, profileType, this.#drafts.keyOf(parentKey));
    this.#tellUnsent(outcome, parentKey);
    if (outcome.status !== 'SUCCESS') return undefined;
    if (!('comment' in outcome.value)) return outcome.value;
    this.list.add(outcome.value.comment);
    this.#patches.addComments(outcome.value.comment.postId, 1);
    this.#drafts.drop(parentKey);
    const { commentId } = outcome.value.comment;
    runInAction(() => {
      this.openFormKey = this.openFormKey === parentKey ? undefined : this.openFormKey;
      this.justWritten = commentId;
    });
    return outcome.value;
  }

  /** The focus has gone to the comment that was just written. */
  settle(): void {
    this.justWritten = undefined;
  }

  /** The comment that a draft has become already: its answer was lost, and its words were changed since. So is the one that it is made of anew, under another persona than the chosen one. */
  alreadyPostedAt(parentKey: string): string | undefined {
    const { state } = this.sending;
    const reused = this.lastSentKey === parentKey && state.status === 'FAILURE' ? state.failure.existingId : undefined;
    return reused ?? this.#drafts.joinedAt(parentKey);
  }

  /** The author that this comment stands under: null when it is taken down, nothing while that is not known. */
  get standingAuthor(): Author | null | undefined {
    const { state } = this.standing;
    if (state.status === 'FAILURE' && state.failure.kind === 'missing') return null;
    if (state.status !== 'SUCCESS') return undefined;
    return state.value.status === 'LIVE' || state.value.status === 'FLAGGED' ? state.value.author : null;
  }

  /** Gives that comment the words of the draft; answers whether it has them now. */
  async changeAlreadyPosted(commentId: string, parentKey: string): Promise<boolean> {
    const text = this.#drafts.textAt(parentKey).trim();
    const outcome = await this.changingTo.send(commentId, text);
    if (outcome.status !== 'SUCCESS') return false;
    this.#drafts.drop(parentKey);
    this.sending.forget();
    await this.order(this.sort);
    return true;
  }

  /** Throws the draft away; the comment that it has become stays. The answer brings the draft back. */
  discard(parentKey: string): () => void {
    this.sending.forget();
    return this.#drafts.discard(parentKey);
  }

  /** Makes a new comment of the draft, beside the one that it has become. */
  renew(parentKey: string): void {
    const commentId = this.alreadyPostedAt(parentKey);
    const author = this.standingAuthor;
    const text = this.standing.value?.content ?? '';
    this.#drafts.renew(parentKey, commentId !== undefined && author ? { commentId, profileType: author.profileType, text } : undefined);
    this.sending.forget();
  }

  /** Edits a comment; answers whether the edit was accepted. */
  async change(comment: Comment, content: string): Promise<boolean> {
    const outcome = await this.changing.send(comment, content);
    this.#tellUnsent(outcome, editKeyOf(comment.commentId));
    if (outcome.status === 'FAILURE' && outcome.failure.kind === 'conflict') await this.elsewhere.send(comment.commentId);
    if (outcome.status !== 'SUCCESS') return false;
    this.list.change(outcome.value);
    this.write(undefined);
    return true;
  }

  #tellUnsent(outcome: RequestState<unknown>, draftKey: string): void {
    if (outcome.status === 'FAILURE' && outcome.failure.kind === 'signed-out') this.#drafts.pointToUnsent(draftKey);
  }

  /** Shows a comment as it stands elsewhere, to go on from there. */
  take(comment: Comment): void {
    this.list.change(comment);
    this.changing.forget();
    this.elsewhere.forget();
  }

  async remove(comment: Comment): Promise<boolean> {
    const outcome = await this.removing.send(comment);
    if (outcome.status !== 'SUCCESS') return false;
    this.list.remove(comment);
    this.#patches.addComments(comment.postId, -1);
    return true;
  }
}
