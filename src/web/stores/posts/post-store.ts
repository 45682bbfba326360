import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Post } from '#core/posts/post.ts';
import type { Posts, ShownPost } from '#core/posts/posts.ts';
import type { VotesStore } from '../votes/votes-store.ts';
import type { Talk, TalkParent } from '../content/talk.ts';
import type { PostPatchesStore } from './post-patches-store.ts';
import { Request } from '../requests/request.ts';

/** The page of one post. */
export class PostStore implements Talk {
  readonly isOfAnswers = false;
  readonly path = undefined;
  postId = '';
  /** Whether it could be read since the page is there: one that is gone now went before the eyes of the reader. */
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

  /** Opens the page of a post. The one that is open already is left as it is; its author alone sees what was decided about it meanwhile. */
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

  /** Reads it once more where it is, as after its author asked for a second look, or a moderator has acted on it. */
  async again(): Promise<void> {
    await this.shown.renew(this.postId);
  }

  /** Reads its figures once more, and leaves the page as it is where they cannot be read. */
  async recount(): Promise<void> {
    await this.#lookingAgain.send(this.postId);
  }

  /** The post as it is now; nothing when it cannot be read. */
  get post(): Post | undefined {
    const post = this.shown.value?.post;
    return post ? this.#patches.latest(post) : undefined;
  }

  get parent(): TalkParent | undefined {
    return this.post && { ...this.post, id: this.post.postId };
  }

  /** Whether comments can be read here: below a post, and below the empty place of one that its author deleted. */
  get hasComments(): boolean {
    return this.post !== undefined || this.shown.value?.status === 'DELETED' || this.shown.value?.post?.status === 'LIVE';
  }

  /** The path of the page of what has this id, where it is no post. */
  get movedTo(): string | null {
    return this.shown.value?.movedTo ?? null;
  }

  /** Whether there is nothing to be read at this URL, for whatever reason. */
  get isGone(): boolean {
    return this.shown.isMissing || (this.shown.state.status === 'SUCCESS' && !this.post);
  }
}
