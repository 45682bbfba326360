import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Post } from '#core/posts/post.ts';
import type { Posts, ShownPost } from '#core/posts/posts.ts';
import type { VotesStore } from '../votes/votes-store.ts';
import type { Talk, TalkParent } from '../content/talk.ts';
import type { PostPatchesStore } from './post-patches-store.ts';
import { Request } from '../requests/request.ts';

export class PostStore implements Talk {
  readonly isOfAnswers = false;
  readonly path = undefined;
  postId = '';
  /** True once readable here, so that a loss is known to have happened in sight. */
  wasRead = false;
  readonly shown: Request<ShownPost, [postId: string]>;
  readonly #lookingAgain: Request<void, [postId: string]>;
  readonly #patches: PostPatchesStore;
  readonly #clock: Clock;
  #wasOpened = false;

  constructor(posts: Posts, patches: PostPatchesStore, votes: VotesStore, clock: Clock) {
    this.#patches = patches;
    this.#clock = clock;
    this.shown = new Request(async (postId) => {
      const moments = votes.momentsOf();
      const answer = await posts.at(postId);
      if (!answer.post) return answer;
      runInAction(() => (this.wasRead = true));
      patches.restore(postId);
      patches.settle([postId]);
      votes.hear([{ ...answer.post, resourceId: postId }], moments);
      return answer;
    });
    this.#lookingAgain = new Request(async (postId) => {
      const { post } = await posts.at(postId);
      if (!post) return;
      patches.settle([postId]);
      patches.put(post);
    });
    makeAutoObservable(this, { shown: false, postId: observableRef });
  }

  get now(): number {
    return this.#clock.now();
  }

  /** Opens a post. One already open stays, apart from decisions that its author sees. */
  async open(postId: string): Promise<void> {
    const isBack = this.#wasOpened;
    this.#wasOpened = true;
    if (this.postId === postId && this.shown.state.status === 'SUCCESS') {
      if (isBack && this.post?.isMine) await this.recount();
      return;
    }
    this.postId = postId;
    this.wasRead = false;
    await this.shown.send(postId);
  }

  /** Rereads in place, as after an appeal or moderation. */
  async again(): Promise<void> {
    await this.shown.renew(this.postId);
  }

  /** Rereads figures and keeps the page on failure. */
  async recount(): Promise<void> {
    await this.#lookingAgain.send(this.postId);
  }

  get post(): Post | undefined {
    const post = this.shown.value?.post;
    return post ? this.#patches.latest(post) : undefined;
  }

  get parent(): TalkParent | undefined {
    return this.post && { ...this.post, id: this.post.postId };
  }

  /** Includes the empty place of a post its author deleted. */
  get hasComments(): boolean {
    return this.post !== undefined || this.shown.value?.status === 'DELETED' || this.shown.value?.post?.status === 'LIVE';
  }

  /** Path of other content with this id, where it is no post. */
  get movedTo(): string | null {
    return this.shown.value?.movedTo ?? null;
  }

  /** True where this URL has nothing to read, whatever the reason. */
  get isGone(): boolean {
    return this.shown.isMissing || (this.shown.state.status === 'SUCCESS' && !this.post);
  }
}
