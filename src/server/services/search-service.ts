import type { operations } from '#contract/generated/search.ts';
import type { Service } from '#contract/service.ts';
import type { Search } from '#core/search/search.ts';

export const searchService = ({ search }: { readonly search: Search }): Service<operations> => ({
  suggestSearch: async ({ query }) => search.suggest(query.q, query.limit),
  listSearchResults: async ({ query: { q, type = 'all', company = null, community, communityType = 'topic', from = 0, exact = false } }) =>
    search.find({
      typed: q,
      type,
      company,
      community: community === undefined || company !== null ? null : { type: communityType, key: community },
      from,
      isExact: exact,
    }),
  listTrendingSearches: async () => ({ items: await search.trending() }),
});
