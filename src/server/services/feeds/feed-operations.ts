import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import { usualFeed } from '#core/feeds/feeds.ts';
import type { Feeds } from '#core/feeds/feeds.ts';
import type { Posts } from '#core/posts/posts.ts';
import { postToContract } from '../posts/post-to-contract.ts';

export const feedOperations = ({ feeds, posts }: { readonly feeds: Feeds; readonly posts: Posts }) =>
  ({
    listFeed: async ({ query }) => {
      const question = {
        ...usualFeed,
        feedType: query.feedType ?? usualFeed.feedType,
        order: query.order ?? usualFeed.order,
        communityType: query.communityType ?? null,
      };
      const page = await feeds.list(question, query.cursor, query.limit);
      return { ...page, items: page.items.map(postToContract) };
    },
    listCommunityPosts: async ({ path, query }) => {
      const community = { type: path.communityType, key: path.communityId };
      const page = await feeds.list({ ...usualFeed, order: query.order ?? usualFeed.order, community }, query.cursor, query.limit);
      return { ...page, items: page.items.map(postToContract) };
    },
    getNewPosts: async ({ query }) => ({ count: await feeds.newSince(query.since) }),
    listMyFeed: async ({ query }) => {
      const page = await feeds.mine(query.cursor, query.limit);
      return { ...page, items: page.items.map(postToContract) };
    },
    getMyFeedMeta: () => feeds.myFigures(),
    getInterlinkingWidget: async ({ query }) => {
      const { communityType, community } = query;
      const found = await feeds.related(communityType !== undefined && community !== undefined ? { type: communityType, key: community } : null);
      return { posts: found.posts.map(postToContract), communities: found.communities };
    },
    getPostMeta: ({ path, query }) => posts.figures(path.postId, query.updatedCommunities),
  }) satisfies Partial<Service<operations>>;
