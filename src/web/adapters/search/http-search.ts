import type { components, operations } from '#contract/generated/search.ts';
import type { Service } from '#contract/service.ts';
import { foundPages } from '#core/search/found-pages.ts';
import { entryCounts, type EntryCounts } from '#core/search/search-entry.ts';
import type { SuggestedPage, Suggestions } from '#core/search/suggested-page.ts';
import type { AskedSearch, SearchPage } from '#core/search/search-page.ts';
import { longestQuery } from '#core/query-words/query-bounds.ts';
import { wayNames } from '#core/query-words/ways-of-working.ts';
import type { Search } from '#core/search/search.ts';
import type { Sparse } from '../http/sparse.ts';

export class HttpSearch implements Search {
  readonly #service: Service<Sparse<operations>>;

  constructor(service: Service<Sparse<operations>>) {
    this.#service = service;
  }

  async suggest(typed: string, most?: number): Promise<Suggestions> {
    const q = askedOf(typed);
    if (q === '') return { items: [], corrected: null };
    const { items, corrected } = await this.#service.suggestSearch({ query: { q, limit: most } });
    return { corrected, items: items.map(pageFromContract) };
  }

  async find({ typed, type, company, community, from, isExact }: AskedSearch): Promise<SearchPage> {
    const q = askedOf(typed);
    if (q === '') return { corrected: null, answers: [], results: [], stats: [], next: null };
    const query = { q, type, from, exact: isExact || undefined, company, community: community?.key, communityType: community?.type };
    const found = await this.#service.listSearchResults({ query });
    return { ...found, answers: found.answers.map(pageFromContract) };
  }

  async trending(): Promise<readonly SuggestedPage[]> {
    return (await this.#service.listTrendingSearches({})).items.map(pageFromContract);
  }
}

const askedOf = (typed: string): string => [...typed.trimStart()].slice(0, longestQuery).join('');

/** Unknown pages are shown by their title. */
const pageFromContract = (page: components['schemas']['Suggestion']): SuggestedPage => ({
  ...page,
  counts: countsFrom(page.counts),
  parts: {
    ...page.parts,
    page: foundPages.find((known) => known === page.parts.page) ?? null,
    way: wayNames.find((known) => known === page.parts.way) ?? null,
  },
});

type SaidCounts = components['schemas']['SuggestionCounts'];

/** Other names of the same numbers. */
const otherNames: Readonly<Partial<Record<keyof EntryCounts, readonly (keyof SaidCounts)[]>>> = {
  totalReviews: ['reviewCount', 'companyReviewsLive'],
  totalSalaries: ['salariesCount', 'companySalaries'],
  totalInterviews: ['interviewCount', 'interviewsCount', 'interviewExperiencesLive'],
  benefitsCount: ['totalReviewsWithBenefits'],
  jobsLive: ['companyJobs'],
};

function countsFrom(said: SaidCounts): EntryCounts {
  const found = entryCounts.flatMap((key) => {
    const name = [key, ...(otherNames[key] ?? [])].find((each) => said[each] !== undefined);
    return name === undefined ? [] : [[key, said[name]] as const];
  });
  return Object.fromEntries(found);
}
