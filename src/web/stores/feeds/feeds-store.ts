import { LruCache } from '#core/lru-cache.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { usualFeed, type FeedQuestion, type Feeds } from '#core/feeds/feeds.ts';
import type { Post } from '#core/posts/post.ts';
import { isAsked } from '../requests/request.ts';
import type { VotesStore } from '../votes/votes-store.ts';
import { FeedList } from './feed-list.ts';
import type { PostPatchesStore } from '../posts/post-patches-store.ts';

/** The size of the cache of feeds (LRU): going back finds them as they were left. */
const cachedFeeds = 8;

/** The feeds that are being read, each with the place up to which it has been read. */
export class FeedsStore {
  list: FeedList;
  readonly #feeds: Feeds;
  readonly #patches: PostPatchesStore;
  readonly #votes: VotesStore;
  readonly #clock: Clock;
  readonly #lists = new LruCache<FeedList>(cachedFeeds);

  constructor(feeds: Feeds, patches: PostPatchesStore, votes: VotesStore, clock: Clock) {
    this.#feeds = feeds;
    this.#patches = patches;
    this.#votes = votes;
    this.#clock = clock;
    this.list = this.#listOf(usualFeed, null);
    makeAutoObservable(this, { list: observableRef });
  }

  /** The moment from which times are counted. */
  get now(): number {
    return this.#clock.now();
  }

  /** Shows a feed. One that was read before is shown as it was left. */
  async show(question: FeedQuestion, from: string | null = null): Promise<void> {
    const list = (this.list = this.#listOf(question, from));
    if (!isAsked(list.posts.state)) await list.open();
  }

  /** Everything read so far is old, as after writing or joining: the next look at a feed reads it again. */
  forget(): void {
    this.#lists.clear();
    this.#lists.put(this.list.key, this.list);
  }

  /** Something the reader has just written is first in the feed before them; the others are read again when they come to them. */
  add(post: Post): void {
    const { community, communityType } = this.list.question;
    const isElsewhere = community !== null && community.key !== post.community.slug && community.key !== post.community.entityId;
    if (!isElsewhere && (communityType === null || communityType === post.community.type)) this.list.add(post);
    this.forget();
  }

  #listOf(question: FeedQuestion, from: string | null): FeedList {
    const key = keyOf(question, from);
    return this.#lists.get(key, () => new FeedList(key, question, from, this.#feeds, this.#clock, (ask) => this.#read(ask)));
  }

  /** Counts in an answer are newer than those on the screen, unless the member pressed meanwhile. */
  async #read<Answer extends { readonly items: readonly Post[] }>(ask: () => Promise<Answer>): Promise<Answer> {
    const moments = this.#votes.momentsOf();
    const answer = await ask();
    this.#patches.settle(answer.items.map(({ postId }) => postId));
    this.#votes.hear(
      answer.items.map((post) => ({ ...post, resourceId: post.postId })),
      moments,
    );
    return answer;
  }
}

const keyOf = ({ feedType, order, communityType, community }: FeedQuestion, from: string | null): string =>
  JSON.stringify([feedType, order, communityType, community?.type, community?.key, from]);
