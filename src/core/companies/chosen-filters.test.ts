import { describe, expect, it } from 'vitest';
import { chosenFilters, knownCount } from './chosen-filters.ts';
import type { CompanyFilters } from './company-filters.ts';
import { everyCompany, type CompanySearch } from './company-search.ts';

const filters: CompanyFilters = {
  companiesCount: 320,
  industries: [{ urlName: 'payments', name: 'Payments', companiesCount: 12 }],
  locations: [{ urlName: 'pune', name: 'Pune', companiesCount: 61 }],
  sizes: [{ bucket: '1k-5k', companiesCount: 40 }],
};

const narrow = (change: Partial<CompanySearch>): CompanySearch => ({ ...everyCompany, ...change });

describe('what a search is narrowed by (R-008)', () => {
  it('is listed one by one, each with the search without it', () => {
    const search = narrow({ name: 'pay', industry: ['payments', 'banking'], size: ['1k-5k'], rating: 4, sort: 'rating' });
    const chosen = chosenFilters(search, filters);
    expect(chosen.map(({ kind, value }) => [kind, value])).toEqual([
      ['name', 'pay'],
      ['industry', 'payments'],
      ['industry', 'banking'],
      ['size', '1k-5k'],
      ['rating', 4],
    ]);
    expect(chosen[1]?.without).toEqual({ ...search, industry: ['banking'] });
    expect(chosen[4]?.without).toEqual({ ...search, rating: null });
  });

  it('goes by its name where that is known, and by its URL where not', () => {
    const labels = (known: CompanyFilters | undefined) =>
      chosenFilters(narrow({ location: ['pune'] }), known).map((filter) => ('label' in filter ? filter.label : ''));
    expect(labels(filters)).toEqual(['Pune']);
    expect(labels(undefined)).toEqual(['pune']);
  });
});

describe('how many companies answer', () => {
  it.each([
    [narrow({}), 320],
    [narrow({ sort: 'name' }), 320],
    [narrow({ industry: ['payments'] }), 12],
    [narrow({ location: ['pune'] }), 61],
    [narrow({ size: ['1k-5k'] }), 40],
    [narrow({ industry: ['nothing-known'] }), undefined],
    [narrow({ industry: ['payments', 'banking'] }), undefined],
    [narrow({ industry: ['payments'], rating: 4 }), undefined],
    [narrow({ name: 'pay' }), undefined],
    [narrow({ rating: 4 }), undefined],
  ])('of %j is known without counting: %s', (search, count) => {
    expect(knownCount(search, filters)).toBe(count);
  });
});
