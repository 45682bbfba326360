import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';
import type { operations } from '#contract/generated/feed/communities.ts';
import type { Service } from '#contract/service.ts';
import type { Communities } from '#core/communities/communities.ts';

export function httpCommunities(feed: Service<Sparse<operations>>): Communities {
  /** Previous change, awaited because concurrent answers would overwrite each other's cookie. */
  let before: Promise<unknown> = Promise.resolve();
  const change = async (operation: 'joinCommunity' | 'leaveCommunity', entityIds: readonly string[]) => {
    const send = () => feed[operation]({ body: { entityIds: [...new Set(entityIds)] } });
    const sent = before.then(send, send);
    before = sent;
    return (await sent).items;
  };
  return {
    aggregate: async (which, limit) => (await feed.aggregateCommunities({ query: { type: which, limit } })).groups,
    list: async (mode, limit) => (await feed.listCommunities({ query: { mode, limit } })).groups,
    items: (type, after, pageSize) => feed.listCommunityItems({ path: { communityType: type }, query: pageQuery(after, pageSize) }),
    topics: async () => (await feed.listTopics({})).groups,
    at: ({ type, key }) => feed.getCommunity({ path: { communityType: type, communityId: key } }),
    async search(text, limit) {
      if (text.trim() === '') return [];
      return (await feed.searchCommunities({ query: { q: text.trim(), limit } })).items;
    },
    join: (entityIds) => change('joinCommunity', entityIds),
    leave: (entityIds) => change('leaveCommunity', entityIds),
  };
}
