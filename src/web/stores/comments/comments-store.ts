import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Comment, CommentSort, Thread } from '#core/comments/comment.ts';
import type { CommentOutcome, Comments } from '#core/comments/comments.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { CommentNotesStore } from './comment-notes-store.ts';
import type { KnownPostsStore } from '../posts/known-posts-store.ts';
import { Request } from '../requests/request.ts';
import { ThreadList } from './thread-list.ts';

/** What a comment is written below: a post, or another comment. */
export type CommentPlace = { readonly postId: string } | { readonly commentId: string };

/** The name by which a place is kept on the device. */
export const placeName = (place: CommentPlace): string => ('postId' in place ? `post.${place.postId}` : `comment.${place.commentId}`);

/** The talk below one post: read in an order, folded, pointed at, written to, changed. */
export class CommentsStore {
  sort: CommentSort = 'best';
  list: ThreadList;
  /** Comments whose replies are folded away. */
  folded: ReadonlySet<string> = new Set();
  /** Where something is being written besides below the post itself. */
  openPlace: string | undefined;
  /** Where something was sent from last. */
  lastPlace: string | undefined;
  readonly pointed: Request<{ readonly comment: Comment; readonly root: Thread }, [commentId: string]>;
  readonly sending: Request<CommentOutcome, [place: CommentPlace, content: string, profileType: ProfileType, submissionKey: string]>;
  readonly changing: Request<Comment, [comment: Comment, content: string]>;
  readonly removing: Request<void, [comment: Comment]>;
  readonly #comments: Comments;
  readonly #notes: CommentNotesStore;
  readonly #known: KnownPostsStore;
  #postId = '';

  constructor(comments: Comments, notes: CommentNotesStore, known: KnownPostsStore) {
    this.#known = known;
    this.#comments = comments;
    this.#notes = notes;
    this.list = new ThreadList(comments, '', this.sort);
    this.pointed = new Request((commentId) => comments.at(commentId));
    this.sending = new Request((place, content, profileType, submissionKey) => {
      const draft = { submissionKey, content, profileType };
      return 'postId' in place ? comments.write(place.postId, draft) : comments.reply(place.commentId, draft);
    });
    this.changing = new Request(({ commentId, version }, content) => comments.change(commentId, { version, content }));
    this.removing = new Request(({ commentId }) => comments.remove(commentId));
    makeAutoObservable(this, { list: observableRef, folded: observableRef, pointed: false, sending: false, changing: false, removing: false });
  }

  /** Opens the talk below a post, and the comment that an address points at. */
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

  /** Opens or closes the place to write below or into a comment. */
  write(place: string | undefined): void {
    this.openPlace = place;
  }

  /** Sends what was written; answers the outcome, or nothing when there was none. What was not taken stays on the device. */
  async send(place: CommentPlace, content: string, profileType: ProfileType): Promise<CommentOutcome | undefined> {
    const name = placeName(place);
    this.lastPlace = name;
    const outcome = await this.sending.send(place, content, profileType, this.#notes.keyOf(name));
    if (outcome.status !== 'SUCCESS') return undefined;
    if (!('comment' in outcome.value)) return outcome.value;
    this.list.add(outcome.value.comment);
    this.#known.talk(outcome.value.comment.postId, 1);
    this.#notes.drop(name);
    runInAction(() => (this.openPlace = this.openPlace === name ? undefined : this.openPlace));
    return outcome.value;
  }

  /** Answers whether the change was taken. */
  async change(comment: Comment, content: string): Promise<boolean> {
    const outcome = await this.changing.send(comment, content);
    if (outcome.status !== 'SUCCESS') return false;
    this.list.change(outcome.value);
    this.write(undefined);
    return true;
  }

  async remove(comment: Comment): Promise<boolean> {
    const outcome = await this.removing.send(comment);
    if (outcome.status !== 'SUCCESS') return false;
    this.list.remove(comment);
    this.#known.talk(comment.postId, -1);
    return true;
  }
}
