import { makeAutoObservable, observableRef } from 'mobx';
import type { Post } from '#core/posts/post.ts';

/** What has changed about posts since lists of them were read: edited, deleted, hidden, answered. */
export class KnownPostsStore {
  /** By post; what is gone is null. */
  changes: ReadonlyMap<string, Post | null> = new Map();
  /** By post, how many comments more or fewer there are. */
  talked: ReadonlyMap<string, number> = new Map();

  constructor() {
    makeAutoObservable(this, { changes: observableRef, talked: observableRef });
  }

  /** A post as it stands now, or nothing when it is gone. */
  latest(post: Post): Post | undefined {
    const change = this.changes.get(post.postId);
    const now = change === undefined ? post : (change ?? undefined);
    const more = this.talked.get(post.postId) ?? 0;
    return now && more !== 0 ? { ...now, commentsCount: Math.max(0, now.commentsCount + more) } : now;
  }

  put(post: Post): void {
    this.changes = new Map(this.changes).set(post.postId, post);
  }

  drop(postId: string): void {
    this.changes = new Map(this.changes).set(postId, null);
  }

  /** A comment was written below it, or deleted. */
  talk(postId: string, change: 1 | -1): void {
    this.talked = new Map(this.talked).set(postId, (this.talked.get(postId) ?? 0) + change);
  }

  /** These posts have just been read, with everything that was written below them. */
  settle(postIds: readonly string[]): void {
    if (!postIds.some((postId) => this.talked.has(postId))) return;
    this.talked = new Map([...this.talked].filter(([postId]) => !postIds.includes(postId)));
  }

  /** It is back, as after a hiding that was taken back. */
  restore(postId: string): void {
    const changes = new Map(this.changes);
    changes.delete(postId);
    this.changes = changes;
  }
}
