import type { operations } from '#contract/generated/search.ts';
import type { Service } from '#contract/service.ts';
import type { Search } from '#core/search/search.ts';

/** The contract of the search, answered from it. */
export const searchService = ({ search }: { readonly search: Search }): Service<operations> => ({
  suggestSearch: async ({ query }) => search.suggest(query.q, query.limit),
  listSearchResults: async ({ query }) => search.find({ typed: query.q, type: query.type ?? 'all', company: query.company ?? null, from: query.from ?? 0 }),
  listTrendingSearches: async () => ({ items: await search.trending() }),
});
