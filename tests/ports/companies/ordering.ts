import { expect, it } from 'vitest';
import { everyCompany } from '#core/companies/company-search.ts';
import { aCompany } from '#tests/companies.ts';
import { namesIn, type OpenCompanies } from './open-companies.ts';

/** Promises about the order of a list of companies, and about the facts of each. */
export function ordersThem(open: OpenCompanies): void {
  const backend = [
    aCompany({ name: 'nimbora', rating: null, reviewsCount: 4 }),
    aCompany({ name: 'Ábhaya', rating: 4.1, reviewsCount: 20 }),
    aCompany({ name: 'Koyal', rating: 4.1, reviewsCount: 300 }),
    aCompany({ name: 'abacus', rating: 4.8, reviewsCount: 7 }),
  ];

  it('begins with the most reviewed', async () => expect(await namesIn(await open(backend))).toEqual(['Koyal', 'Ábhaya', 'abacus', 'nimbora']));

  it('begins with the best rated, more reviews before fewer, those without a rating last', async () =>
    expect(await namesIn(await open(backend), { sort: 'rating' })).toEqual(['abacus', 'Koyal', 'Ábhaya', 'nimbora']));

  it('goes by name whatever the case and the accents', async () =>
    expect(await namesIn(await open(backend), { sort: 'name' })).toEqual(['abacus', 'Ábhaya', 'Koyal', 'nimbora']));

  it('is empty where nobody is', async () => expect(await (await open([])).list(everyCompany)).toEqual({ items: [], next: null }));

  it('tells of each what a list shows', async () => {
    const koyal = aCompany({
      name: 'Koyal Pay',
      logo: '/images/5f0c2a9be41d7c88',
      industry: 'Payments',
      locations: ['Pune', 'Kochi'],
      indianEmployeeCount: '1k-5k',
      foundedYear: 2012,
      award: { year: 2025, slug: 'payments', industry: 'Payments', place: 2 },
    });
    const { items } = await (await open([koyal])).list(everyCompany);
    const { urlName, name, logo, industry, headquarters, rating, reviewsCount, indianEmployeeCount, foundedYear, award } = koyal;
    expect(items).toEqual([{ urlName, name, logo, industry, headquarters, rating, reviewsCount, indianEmployeeCount, foundedYear, officesCount: 2, award }]);
    expect(headquarters).toBe('Pune');
  });
}
