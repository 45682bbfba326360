import { LruCache } from '#core/lru-cache.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { ownLanguageFirst } from '#core/content/own-language-first.ts';
import type { Clock } from '#core/clock.ts';
import { usualFeed, type FeedQuestion, type Feeds } from '#core/feeds/feeds.ts';
import type { Post } from '#core/posts/post.ts';
import { isAsked } from '../requests/request.ts';
import type { VotesStore } from '../votes/votes-store.ts';
import { FeedList } from './feed-list.ts';
import type { AppearanceStore } from '../app/appearance-store.ts';
import type { PostPatchesStore } from '../posts/post-patches-store.ts';
import type { PostViewsStore } from '../posts/post-views-store.ts';

/** LRU size, so that going back finds feeds as they were. */
const cachedFeeds = 8;

/** Open feeds, each with its position. */
export class FeedsStore {
  list: FeedList;
  readonly #feeds: Feeds;
  readonly #patches: PostPatchesStore;
  readonly #votes: VotesStore;
  readonly #views: Pick<PostViewsStore, 'seen'>;
  readonly #appearance: Pick<AppearanceStore, 'chosen' | 'putsOwnFirst'>;
  readonly #clock: Clock;
  #hides: boolean;
  readonly #lists = new LruCache<FeedList>(cachedFeeds);

  constructor(
    feeds: Feeds,
    patches: PostPatchesStore,
    votes: VotesStore,
    views: Pick<PostViewsStore, 'seen'>,
    appearance: Pick<AppearanceStore, 'chosen' | 'putsOwnFirst'>,
    clock: Clock,
  ) {
    this.#feeds = feeds;
    this.#patches = patches;
    this.#votes = votes;
    this.#views = views;
    this.#appearance = appearance;
    this.#hides = appearance.chosen.hidesReadPosts;
    this.#clock = clock;
    this.list = this.#listOf(usualFeed, null);
    makeAutoObservable(this, { list: observableRef });
  }

  get now(): number {
    return this.#clock.now();
  }

  /** Shows a feed, as it was left if cached. */
  async show(question: FeedQuestion, from: string | null = null): Promise<void> {
    const { hidesReadPosts } = this.#appearance.chosen;
    if (hidesReadPosts !== this.#hides) this.#lists.clear();
    this.#hides = hidesReadPosts;
    const list = (this.list = this.#listOf(question, from));
    if (isAsked(list.posts.state)) return;
    if (hidesReadPosts) list.leaveOut(this.#views.seen());
    await list.open();
  }

  /** Marks all feeds as outdated, for reloading on the next visit. */
  forget(): void {
    this.#lists.clear();
    this.#lists.put(this.list.key, this.list);
  }

  /** Puts an own post first in the current feed and reloads others later. */
  add(post: Post): void {
    const { community, communityType } = this.list.question;
    const isElsewhere = community !== null && community.key !== post.community.slug && community.key !== post.community.entityId;
    if (!isElsewhere && (communityType === null || communityType === post.community.type)) this.list.add(post);
    this.forget();
  }

  #arranged(posts: readonly Post[]): readonly Post[] {
    return this.#appearance.putsOwnFirst ? ownLanguageFirst(posts, ({ title, content }) => `${title ?? ''} ${content}`) : posts;
  }

  #listOf(question: FeedQuestion, from: string | null): FeedList {
    const key = keyOf(question, from);
    return this.#lists.get(
      key,
      () => new FeedList(key, question, from, this.#feeds, this.#clock, { read: (ask) => this.#read(ask), arranged: (posts) => this.#arranged(posts) }),
    );
  }

  /** Adopts fresher counts, except where the member pressed meanwhile. */
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
