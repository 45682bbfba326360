import { makeAutoObservable, observableRef } from 'mobx';
import type { Post } from '#core/posts/post.ts';

/** Changes since a list was read, so that no list reloads for them. */
export class PostPatchesStore {
  /** Changed posts by id, null for those gone. */
  patches: ReadonlyMap<string, Post | null> = new Map();
  /** Differences in comment count, by post id. */
  commentDeltas: ReadonlyMap<string, number> = new Map();

  constructor() {
    makeAutoObservable(this, { patches: observableRef, commentDeltas: observableRef });
  }

  /** Applies patches. Undefined when the post is gone. */
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

  addComments(postId: string, change: 1 | -1): void {
    this.commentDeltas = new Map(this.commentDeltas).set(postId, (this.commentDeltas.get(postId) ?? 0) + change);
  }

  /** Drops comment differences of posts just read, as the server's count is newer. */
  settle(postIds: readonly string[]): void {
    if (!postIds.some((postId) => this.commentDeltas.has(postId))) return;
    this.commentDeltas = new Map([...this.commentDeltas].filter(([postId]) => !postIds.includes(postId)));
  }

  /** Drops a patch, as after undoing a hiding. */
  restore(postId: string): void {
    const patches = new Map(this.patches);
    patches.delete(postId);
    this.patches = patches;
  }
}
