import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import { modeOf, usualAggregate, usualCommunityMode } from '#core/communities/communities.ts';
import type { Communities } from '#core/communities/communities.ts';

export const communityOperations = ({ communities }: { readonly communities: Communities }) =>
  ({
    listCommunities: async ({ query }) => ({ groups: await communities.list(modeOf(query) ?? query.mode ?? usualCommunityMode, query.limit) }),
    aggregateCommunities: async ({ query }) => ({ groups: await communities.aggregate(query.type ?? usualAggregate, query.limit) }),
    aggregateCommunitiesV1: async ({ query }) => ({ groups: await communities.aggregate(query.type ?? usualAggregate, query.limit) }),
    searchCommunities: async ({ query }) => ({ items: await communities.search(query.q, query.limit) }),
    joinCommunity: async ({ body }) => ({ items: await communities.join(body.entityIds) }),
    leaveCommunity: async ({ body }) => ({ items: await communities.leave(body.entityIds) }),
    listCommunityItems: ({ path, query }) => communities.items(path.communityType, query.cursor, query.limit),
    getCommunity: ({ path }) => communities.at({ type: path.communityType, key: path.communityId }),
    listTopics: async () => ({ groups: await communities.topics() }),
    listTopicsV1: async () => ({ items: (await communities.topics()).flatMap((group) => group.communities) }),
  }) satisfies Partial<Service<operations>>;
