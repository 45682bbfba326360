import { expect, it } from 'vitest';
import type { CompanySearch } from '#core/companies/company-search.ts';
import { aCompany } from '#tests/companies.ts';
import { namesIn, type OpenCompanies } from './open-companies.ts';

export function narrowsThem(open: OpenCompanies): void {
  const backend = [
    aCompany({ name: 'Koyal Pay', industry: 'Payments', locations: ['Pune', 'Kochi'], indianEmployeeCount: '1-10', rating: 4.4, reviewsCount: 90 }),
    aCompany({ name: 'Payal Foods', industry: 'Packaged food', locations: ['Kochi'], indianEmployeeCount: '11-50', rating: 4.3, reviewsCount: 80 }),
    aCompany({ name: 'Nestlé 100% Pure_Tea', industry: 'Packaged food', locations: ['Surat'], indianEmployeeCount: '11-50', rating: 3.9, reviewsCount: 70 }),
    aCompany({ name: String.raw`Back\slash`, industry: 'Software', locations: [], indianEmployeeCount: null, rating: null, reviewsCount: 60 }),
  ];

  it.each([
    ['part of a name in any case', { name: 'PAY' }, ['Koyal Pay', 'Payal Foods']],
    ['a name without its accents', { name: 'nestle' }, ['Nestlé 100% Pure_Tea']],
    ['a name as it is said, in Devanagari', { name: 'पायल' }, ['Payal Foods']],
    ['a name with accents', { name: 'NESTLÉ' }, ['Nestlé 100% Pure_Tea']],
    ['a percent sign as itself', { name: '00%' }, ['Nestlé 100% Pure_Tea']],
    ['an underscore as itself', { name: 'e_t' }, ['Nestlé 100% Pure_Tea']],
    ['a backslash as itself', { name: String.raw`k\s` }, [String.raw`Back\slash`]],
    ['one letter at the beginning only', { name: 'p' }, ['Payal Foods']],
    ['two letters at the beginning only', { name: 'pa' }, ['Payal Foods']],
    ['a lone percent sign at the beginning only', { name: '%' }, []],
    ['one industry', { industry: ['packaged-food'] }, ['Payal Foods', 'Nestlé 100% Pure_Tea']],
    ['any of several industries', { industry: ['payments', 'software'] }, ['Koyal Pay', String.raw`Back\slash`]],
    ['an office in a city, not only the head office', { location: ['kochi'] }, ['Koyal Pay', 'Payal Foods']],
    ['an office in any of several cities, each company once', { location: ['kochi', 'pune', 'surat'] }, ['Koyal Pay', 'Payal Foods', 'Nestlé 100% Pure_Tea']],
    ['a size', { size: ['11-50'] }, ['Payal Foods', 'Nestlé 100% Pure_Tea']],
    ['any of several sizes', { size: ['1-10', '11-50'] }, ['Koyal Pay', 'Payal Foods', 'Nestlé 100% Pure_Tea']],
    ['a least rating', { rating: 4 }, ['Koyal Pay', 'Payal Foods']],
    ['a rating that is just met', { rating: 4.4 }, ['Koyal Pay']],
    ['a least rating between the steps', { rating: 4.31 }, ['Koyal Pay']],
    [
      'everything at once',
      { name: 'pay', industry: ['payments', 'packaged-food'], location: ['kochi'], size: ['11-50', '51-200'], rating: 3.5 },
      ['Payal Foods'],
    ],
    ['what nobody has', { industry: ['unheard-of'] }, []],
  ] satisfies [string, Partial<CompanySearch>, string[]][])('finds %s (R-008)', async (_, search, found) =>
    expect(await namesIn(await open(backend), search)).toEqual(found),
  );

  it('counts what each option leaves, most first, sizes ascending, without empty ones', async () => {
    const { companiesCount, industries, locations, sizes } = await (await open(backend)).filters();
    expect(companiesCount).toBe(4);
    expect(industries).toEqual([
      { urlName: 'packaged-food', name: 'Packaged food', companiesCount: 2 },
      { urlName: 'payments', name: 'Payments', companiesCount: 1 },
      { urlName: 'software', name: 'Software', companiesCount: 1 },
    ]);
    expect(locations).toEqual([
      { urlName: 'kochi', name: 'Kochi', companiesCount: 2 },
      { urlName: 'pune', name: 'Pune', companiesCount: 1 },
      { urlName: 'surat', name: 'Surat', companiesCount: 1 },
    ]);
    expect(sizes).toEqual([
      { bucket: '1-10', companiesCount: 1 },
      { bucket: '11-50', companiesCount: 2 },
    ]);
  });
}
