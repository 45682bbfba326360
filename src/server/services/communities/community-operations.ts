import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { FeedPorts } from '../feed-ports.ts';

/** Communities, and joining them. */
export const communityOperations = ({ communitiesBy }: FeedPorts) =>
  ({
    listCommunities: async ({ query }) => ({ groups: await communitiesBy().list(query.mode ?? 'notFollowed', query.limit) }),
    aggregateCommunities: async ({ query }) => ({ groups: await communitiesBy().aggregate(query.type ?? 'all') }),
    aggregateCommunitiesV1: async ({ query }) => ({ groups: await communitiesBy().aggregate(query.type ?? 'all') }),
    searchCommunities: async ({ query }) => ({ items: await communitiesBy().search(query.q, query.limit) }),
    joinCommunity: async ({ body }) => ({ items: await communitiesBy().join(body.entityIds) }),
    leaveCommunity: async ({ body }) => ({ items: await communitiesBy().leave(body.entityIds) }),
    listCommunityItems: ({ path, query }) => communitiesBy(query.limit).items(path.communityType, query.cursor),
    getCommunity: ({ path }) => communitiesBy().at({ type: path.communityType, key: path.communityId }),
    listTopics: async () => ({ groups: await communitiesBy().topics() }),
    listTopicsV1: async () => ({ items: (await communitiesBy().topics()).flatMap(({ communities }) => communities) }),
  }) satisfies Partial<Service<operations>>;
