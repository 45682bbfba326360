import { describe, expect, it } from 'vitest';
import { searchFromUrl } from '#core/search/search-url.ts';
import { aCompany } from '#tests/companies.ts';
import { aCommunity } from '#tests/content.ts';
import { FakeCommunities } from '#tests/fakes/communities/fake-communities.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeSearch } from '#tests/fakes/search/fake-search.ts';
import { knownCompany } from '#tests/search/known-names.ts';
import { RecentSearchesStore } from './recent-searches-store.ts';
import { SearchBoxStore } from './search-box-store.ts';
import { SearchPageStore } from './search-page-store.ts';

const sales = aCommunity({ type: 'department', slug: 'sales', name: 'Sales' });
const names = ['Koyal Pay', 'Pravaha Cloudworks'];

class CountedSearch extends FakeSearch {
  times = 0;

  override find(...asked: Parameters<FakeSearch['find']>): ReturnType<FakeSearch['find']> {
    this.times += 1;
    return super.find(...asked);
  }
}

function opened() {
  const search = new CountedSearch({
    entries: names.map((name) => knownCompany(name)),
    communities: [{ type: 'department', key: sales.slug, id: sales.entityId }],
  });
  const recent = new RecentSearchesStore(new FakeUserStorage(), { member: undefined, supposed: undefined });
  const box = new SearchBoxStore(search, recent, new FakeClock());
  const store = new SearchPageStore(search, new FakeCompanies(names.map((name) => aCompany({ name }))), new FakeCommunities(new FakeContent([sales])), box);
  const open = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'https://daftar.test');
    return store.open(searchFromUrl(pathname, searchParams));
  };
  return { store, search, box, open };
}

describe('the page of a search (R-187, R-188)', () => {
  it('asks for nothing where nothing is typed but for what many read', async () => {
    const { store, search, box, open } = opened();
    await open('/search?type=reviews');
    expect([search.times, store.isEmpty, box.trending.value?.length]).toEqual([0, true, 2]);
  });

  it('finds a search that was left as it was', async () => {
    const { search, open, store } = opened();
    for (const url of ['/search?q=koyal', '/search?q=pravaha', '/search?q=koyal&type=all']) await open(url);
    expect([search.times, store.words]).toEqual([2, 'koyal']);
  });

  it('of a company that does not exist still searches', async () => {
    const { store, open } = opened();
    await open('/search/no-such-company-reviews');
    expect(store.isMissing).toBe(false);
  });

  it('searches inside a community of its type, and says where there is none', async () => {
    const { store, open } = opened();
    await open('/search?q=canteen&community=sales&communityType=department');
    expect([store.inside?.type, store.community.value?.name, store.type, store.isMissing, store.isNothing]).toEqual([
      'department',
      sales.name,
      'posts',
      false,
      true,
    ]);
    await open('/search?q=canteen&community=sales');
    expect([store.inside?.type, store.isMissing]).toEqual(['topic', true]);
  });
});
