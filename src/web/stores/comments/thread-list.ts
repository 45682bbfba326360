import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Comment, CommentSort, Thread } from '#core/comments/comment.ts';
import type { Comments } from '#core/comments/comments.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

/** Paged comments with unfolded replies, overlaid with local additions, edits and deletions. */
export class ThreadList {
  readonly threads: Pages<Thread>;
  replies: ReadonlyMap<string, readonly Comment[]> = new Map();
  written: readonly Comment[] = [];
  changes: ReadonlyMap<string, Comment | null> = new Map();
  readonly unfolding: Request<readonly Comment[], [rootId: string, after: string]>;
  #next: ReadonlyMap<string, string | null> = new Map();

  constructor(comments: Comments, postId: string, sort: CommentSort) {
    this.threads = new Pages((after) => comments.under(postId, sort, after));
    this.unfolding = new Request(async (rootId, after) => {
      const page = await comments.repliesTo(rootId, after);
      runInAction(() => (this.#next = new Map(this.#next).set(rootId, page.next)));
      return page.items;
    });
    makeAutoObservable(this, { threads: false, unfolding: false, replies: observableRef, written: observableRef, changes: observableRef });
  }

  /** Root comments, those just written here first. */
  get roots(): readonly Thread[] {
    const written = this.written.filter(({ rootId }) => rootId === null);
    const own = written.map((comment) => this.threads.items.find((thread) => isSame(thread, comment)) ?? { ...comment, replies: [], moreReplies: null });
    const read = this.threads.items.filter((thread) => !own.some((comment) => isSame(thread, comment)));
    return [...own, ...read].flatMap((thread) => {
      const now = this.#now(thread);
      return now ? [{ ...thread, ...now }] : [];
    });
  }

  /** Replies in order, without duplicates. */
  repliesTo({ commentId, replies }: Thread): readonly Comment[] {
    const all = [...replies, ...(this.replies.get(commentId) ?? []), ...this.written.filter(({ rootId }) => rootId === commentId)];
    const seen = new Set<string>();
    return all.flatMap((comment) => {
      if (seen.has(comment.commentId)) return [];
      seen.add(comment.commentId);
      return this.#now(comment) ?? [];
    });
  }

  moreOf({ commentId, moreReplies }: Thread): string | null {
    const next = this.#next.get(commentId);
    return next === undefined ? moreReplies : next;
  }

  async unfold(thread: Thread): Promise<void> {
    const after = this.moreOf(thread);
    if (after === null) return;
    const outcome = await this.unfolding.send(thread.commentId, after);
    if (outcome.status !== 'SUCCESS') return;
    runInAction(() => (this.replies = new Map(this.replies).set(thread.commentId, [...(this.replies.get(thread.commentId) ?? []), ...outcome.value])));
  }

  add(comment: Comment): void {
    const others = this.written.filter((other) => !isSame(other, comment));
    this.written = comment.rootId === null ? [comment, ...others] : [...others, comment];
    this.change(comment);
  }

  change(comment: Comment): void {
    this.changes = new Map(this.changes).set(comment.commentId, comment);
  }

  /** Removes a comment, leaving a tombstone where it has replies. */
  remove(comment: Comment): void {
    const tombstone: Comment | null =
      comment.repliesCount > 0 ? { ...comment, status: 'DELETED', author: null, content: '', mentions: [], mayEdit: false, mayDelete: false } : null;
    this.changes = new Map(this.changes).set(comment.commentId, tombstone);
  }

  #now(comment: Comment): Comment | undefined {
    const change = this.changes.get(comment.commentId);
    return change === undefined ? comment : (change ?? undefined);
  }
}

const isSame = (one: Comment, other: Comment): boolean => one.commentId === other.commentId;
