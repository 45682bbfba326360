import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';
import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Feeds } from '#core/feeds/feeds.ts';
import { postFromContract } from '../posts/post-from-contract.ts';

export const httpFeeds = (feed: Service<Sparse<operations>>): Feeds => ({
  async list({ feedType, order, communityType, community }, after, pageSize) {
    const from = { order, ...pageQuery(after, pageSize) };
    const page = community
      ? await feed.listCommunityPosts({ path: { communityType: community.type, communityId: community.key }, query: from })
      : await feed.listFeed({ query: { ...from, feedType, communityType } });
    return { ...page, items: page.items.map(postFromContract) };
  },
  newSince: async (newest) => (await feed.getNewPosts({ query: { since: newest } })).count,
  async mine(after, pageSize) {
    const page = await feed.listMyFeed({ query: pageQuery(after, pageSize) });
    return { ...page, items: page.items.map(postFromContract) };
  },
  myFigures: () => feed.getMyFeedMeta({}),
  async related(community) {
    const found = await feed.getInterlinkingWidget({ query: { communityType: community?.type, community: community?.key } });
    return { posts: found.posts.map(postFromContract), communities: found.communities };
  },
});
