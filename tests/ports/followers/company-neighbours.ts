import { expect, it } from 'vitest';
import type { CompanyNeighbours } from '#core/followers/company-neighbours.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';

export type OpenNeighbours = (companies: readonly KnownCompany[]) => Promise<CompanyNeighbours>;

export function meetsContract(open: OpenNeighbours): void {
  const koyal = aCompany({ name: 'Koyal Pay', industry: 'Payments', locations: ['Pune', 'Kochi'], indianEmployeeCount: '1k-5k' });
  const beside = aCompany({ name: 'Beside', industry: 'Payments', locations: ['Surat', 'Kochi'], indianEmployeeCount: '5k-10k', reviewsCount: 8 });
  const far = aCompany({ name: 'Far', industry: 'Payments', locations: ['Surat'], indianEmployeeCount: '1-10', reviewsCount: 900 });
  const unrated = aCompany({ name: 'Unrated', industry: 'Payments', locations: ['Pune'], rating: null });
  const other = aCompany({ name: 'Other', industry: 'Textiles', locations: ['Pune'], indianEmployeeCount: '1k-5k' });

  it('are rated ones of the industry, most alike first, with what they share', async () => {
    const found = await (await open([far, koyal, unrated, other, beside])).of('koyal-pay');
    expect(found.map(({ company, sharedCity, isNearInSize }) => [company.name, company.officesCount, sharedCity, isNearInSize])).toEqual([
      ['Beside', 2, 'Kochi', true],
      ['Far', 1, null, false],
    ]);
  });

  it('are none where a company is alone in its industry', async () => {
    expect(await (await open([koyal, other])).of('other')).toEqual([]);
  });

  it('are missing where the company is', async () => {
    const neighbours = await open([koyal]);
    await expect(neighbours.of('nobody-here')).rejects.toMatchObject({ kind: 'missing' });
  });
}
