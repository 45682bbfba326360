import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { CommunityKey } from '#core/communities/community.ts';
import type { Page } from '#core/page.ts';
import type { FeedPage, FeedQuestion, Feeds, Interlinking, MyFigures } from '#core/feeds/feeds.ts';
import type { Post } from '#core/posts/post.ts';
import { postFromContract } from '../posts/post-from-contract.ts';

export class HttpFeeds implements Feeds {
  readonly #feed: Service<operations>;

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  async list({ feedType, order, communityType, community }: FeedQuestion, after?: string | null, pageSize?: number): Promise<FeedPage> {
    const from = { order, ...pageQuery(after, pageSize) };
    const page = community
      ? await this.#feed.listCommunityPosts({ path: { communityType: community.type, communityId: community.key }, query: from })
      : await this.#feed.listFeed({ query: { ...from, feedType, ...(communityType && { communityType }) } });
    return { ...page, items: page.items.map(postFromContract) };
  }

  async newSince(newest: string): Promise<number> {
    return (await this.#feed.getNewPosts({ query: { since: newest } })).count;
  }

  async mine(after?: string | null, pageSize?: number): Promise<Page<Post>> {
    const page = await this.#feed.listMyFeed({ query: pageQuery(after, pageSize) });
    return { ...page, items: page.items.map(postFromContract) };
  }

  myFigures(): Promise<MyFigures> {
    return this.#feed.getMyFeedMeta({});
  }

  async besides(community: CommunityKey | null): Promise<Interlinking> {
    const found = await this.#feed.getInterlinkingWidget({ query: community ? { communityType: community.type, community: community.key } : {} });
    return { posts: found.posts.map(postFromContract), communities: found.communities };
  }
}
