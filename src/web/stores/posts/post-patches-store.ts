import { makeAutoObservable, observableRef } from 'mobx';
import type { Post } from '#core/posts/post.ts';

/** Patches over cached posts: every change since their list was read (edited, deleted, hidden, answered), so that no list is fetched again for it. */
export class PostPatchesStore {
  /** Changed posts by id; null for one that is gone. */
  patches: ReadonlyMap<string, Post | null> = new Map();
  /** The difference to the count of comments, by post id. */
  commentDeltas: ReadonlyMap<string, number> = new Map();

  constructor() {
    makeAutoObservable(this, { patches: observableRef, commentDeltas: observableRef });
  }

  /** The cached post with its patches applied, or nothing when it is gone. */
  latest(post: Post): Post | undefined {
    const patch = this.patches.get(post.postId);
    const now = patch === undefined ? post : (patch ?? undefined);
    const delta = this.commentDeltas.get(post.postId) ?? 0;
    return now && delta !== 0 ? { ...now, commentsCount: Math.max(0, now.commentsCount + delta) } : now;
  }

  put(post: Post): void {
    this.patches = new Map(this.patches).set(post.postId, post);
  }

  drop(postId: string): void {
    this.patches = new Map(this.patches).set(postId, null);
  }

  /** Adds a written comment to the count of a post, or takes a deleted one from it. */
  addComments(postId: string, change: 1 | -1): void {
    this.commentDeltas = new Map(this.commentDeltas).set(postId, (this.commentDeltas.get(postId) ?? 0) + change);
  }

  /** Drops the comment counts of posts that have just been read: the server's count is newer. */
  settle(postIds: readonly string[]): void {
    if (!postIds.some((postId) => this.commentDeltas.has(postId))) return;
    this.commentDeltas = new Map([...this.commentDeltas].filter(([postId]) => !postIds.includes(postId)));
  }

  /** Drops the patch of a post, as after its hiding was undone. */
  restore(postId: string): void {
    const patches = new Map(this.patches);
    patches.delete(postId);
    this.patches = patches;
  }
}
