import { Failure } from '#core/failure.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { experienceBandOf } from '#core/salaries/salary.ts';
import { findAnswers } from '#core/search/find-answers.ts';
import { findPage } from '#core/search/find-page.ts';
import type { PageContent, PayKey } from '#core/search/page-content.ts';
import { answerOf, plainAnswer, type FoundAnswer, type SuggestedPay } from '#core/search/search-answer.ts';
import type { AskedSearch, SearchPage } from '#core/search/search-page.ts';
import type { SearchCommunity } from '#core/search/search-place.ts';
import { usualSuggestedPages, type Search } from '#core/search/search.ts';
import type { SuggestedPage, Suggestions } from '#core/search/suggested-page.ts';
import { FakeSearchIndex, type KnownEntry, type KnownText } from './fake-search-index.ts';

export interface KnownSearchPay extends PayKey {
  readonly pay: SuggestedPay;
}

export type KnownSearchCommunity = SearchCommunity & { readonly id: string };

export interface SearchFixture {
  readonly entries: readonly KnownEntry[];
  readonly texts?: readonly KnownText[];
  readonly pay?: readonly KnownSearchPay[];
  readonly communities?: readonly KnownSearchCommunity[];
  readonly isEmpty?: (content: PageContent) => boolean;
}

const mostTrending = 6;

/** Search by the same rules as on the server. */
export class FakeSearch implements Search {
  readonly #backend: SearchFixture;
  readonly #index: FakeSearchIndex;

  constructor(backend: SearchFixture) {
    this.#backend = backend;
    this.#index = new FakeSearchIndex(backend.entries, backend.texts, backend.isEmpty);
  }

  async suggest(typed: string, most: number = usualSuggestedPages): Promise<Suggestions> {
    const { items, corrected } = await findAnswers(this.#index, typed, most);
    return { corrected, items: items.map((item) => this.#withPay(item)) };
  }

  async find(search: AskedSearch): Promise<SearchPage> {
    const company = this.#companies.find(({ urlName }) => urlName === search.company);
    const community = this.#backend.communities?.find(({ type, key }) => type === search.community?.type && key === search.community.key);
    if ((search.company !== null && !company) || (search.community !== null && !community)) throw new Failure('missing');
    const page = await findPage(this.#index, search, { companyId: company?.id ?? null, communityId: community?.id ?? null });
    return { ...page, answers: page.answers.map((answer) => this.#withPay(answer)) };
  }

  async trending(): Promise<readonly SuggestedPage[]> {
    const known = this.#companies.toSorted((one, other) => other.weight - one.weight).slice(0, mostTrending);
    return known.map(({ urlName, name, hint }) => ({ ...this.#withPay(answerOf('COMPANY', overviewPath(urlName), { company: name })), title: name, hint }));
  }

  get #companies(): readonly KnownEntry[] {
    return this.#backend.entries.filter(({ kind }) => kind === 'COMPANY');
  }

  #withPay(answer: FoundAnswer): SuggestedPage {
    const { content } = answer;
    const found = (this.#backend.pay ?? []).find((known) => content?.of === 'pay' && keyOf(known) === keyOf(content));
    return { ...plainAnswer(answer), pay: found?.pay ?? null };
  }
}

const keyOf = ({ companyId, designationId, cityId, years }: PayKey): string =>
  [companyId, designationId ?? 0, cityId ?? 0, years === null ? '' : experienceBandOf(years)].join(' ');
