import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companySorts, everyCompany, isNarrowed, queryOf, ratingFloors, companySearchFromUrl, type CompanySearch } from './company-search.ts';
import { sizeBuckets } from './size-bucket.ts';

const read = (query: string) => companySearchFromUrl(new URLSearchParams(query));

const urlName = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/);

const anySearch: fc.Arbitrary<CompanySearch> = fc.record({
  name: fc.string({ maxLength: 80 }).map((name) => name.trim()),
  industry: fc.uniqueArray(urlName, { maxLength: 10 }),
  location: fc.uniqueArray(urlName, { maxLength: 10 }),
  size: fc.subarray([...sizeBuckets]),
  rating: fc.constantFrom(null, ...ratingFloors),
  sort: fc.constantFrom(...companySorts),
});

describe('a search for companies (R-002)', () => {
  it('asks for every company when the URL asks for nothing', () => {
    expect(read('')).toEqual(everyCompany);
    expect(queryOf(everyCompany)).toEqual([]);
  });

  it('reads what a URL asks for', () =>
    expect(read('name=+Koyal+&industry=payments&industry=software&location=pune&size=1k-5k&rating=4.5&sort=name')).toEqual({
      name: 'Koyal',
      industry: ['payments', 'software'],
      location: ['pune'],
      size: ['1k-5k'],
      rating: 4.5,
      sort: 'name',
    }));

  it('leaves out what cannot be read, so that an old link still opens', () =>
    expect(read('industry=Payments&industry=a--b&location=../x&size=huge&rating=4.2&sort=best&colour=red')).toEqual(everyCompany));

  it('takes 10k+ for the finer steps it covers (D-04)', () => expect(read('size=10k%2B').size).toEqual(['10k-50k', '50k-1 Lakh', '1 Lakh+']));

  it('takes each choice once, ten of a kind, and a name of eighty letters', () => {
    const query = Array.from({ length: 14 }, (_, at) => `location=city-${at}&location=city-${at}`).join('&');
    expect(read(query).location).toEqual(Array.from({ length: 10 }, (_, at) => `city-${at}`));
    expect(read(`name=${'x'.repeat(200)}`).name).toHaveLength(80);
  });

  it('comes back from its URL the same, whatever is searched', () =>
    fc.assert(fc.property(anySearch, (search) => void expect(companySearchFromUrl(new URLSearchParams(queryOf(search)))).toEqual(search))));

  it.each([
    [{}, false],
    [{ sort: 'rating' }, false],
    [{ name: 'koyal' }, true],
    [{ industry: ['payments'] }, true],
    [{ location: ['pune'] }, true],
    [{ size: ['1-10'] }, true],
    [{ rating: 3 }, true],
  ] satisfies [Partial<CompanySearch>, boolean][])('of %j is narrowed: %s', (search, narrowed) =>
    expect(isNarrowed({ ...everyCompany, ...search })).toBe(narrowed),
  );
});
