import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Companies } from '#core/companies/companies.ts';
import { everyCompany, type CompanySearch } from '#core/companies/company-search.ts';
import { aCompany } from '#tests/companies.ts';
import { asking, type OpenCompanies } from './open-companies.ts';
import { answers, companyOrders } from '#tests/fakes/companies/fake-companies.ts';
import { searches, backends } from './fixtures.ts';

async function walk(companies: Companies, search: CompanySearch): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { items, next } = await companies.list(search, after);
    pages.push(items.map(({ urlName }) => urlName));
    after = next;
  }
  return pages;
}

export function pagesThem(open: OpenCompanies): void {
  const many = (count: number) => Array.from({ length: count }, (_, at) => aCompany({ name: `Mill ${at}`, reviewsCount: at % 3 }));

  it('turns from twenty to twenty', async () => expect((await walk(await open(many(45)), everyCompany)).map(({ length }) => length)).toEqual([20, 20, 5]));

  it('ends with a full page when it comes out even', async () =>
    expect((await walk(await open(many(40)), everyCompany)).map(({ length }) => length)).toEqual([20, 20]));

  it.each([
    ['another order', { sort: 'rating' }],
    ['another search', { name: 'mill' }],
    ['another industry', { industry: ['logistics'] }],
  ] satisfies [string, Partial<CompanySearch>][])('refuses the cursor of %s', async (_, search) => {
    const companies = await open(many(41));
    const { next } = await companies.list(everyCompany);
    await expect(companies.list(asking(search), next)).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
  });

  it('refuses a cursor that was made up or changed', async () => {
    const companies = await open(many(41));
    const { next } = await companies.list(everyCompany);
    const changed = Buffer.from(
      Buffer.from(String(next), 'base64url')
        .toString()
        .replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
    ).toString('base64url');
    for (const cursor of ['nonsense', 'bnVsbA', 'W10', 'e30', `${next}A`, changed]) {
      await expect(companies.list(everyCompany, cursor)).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
    }
  });

  it('shows every company that answers once, and in order, whatever the world and the search', async () => {
    await fc.assert(
      fc.asyncProperty(backends, searches, async (companies, search) => {
        const seen = (await walk(await open(companies), search)).flat();
        const known = new Map(companies.map((company) => [company.urlName, company]));
        expect(seen.toSorted()).toEqual(
          companies
            .filter((company) => answers(company, search))
            .map(({ urlName }) => urlName)
            .toSorted(),
        );
        const shown = seen.map((urlName) => known.get(urlName)).filter((company) => company !== undefined);
        for (const [at, company] of shown.slice(1).entries()) expect(companyOrders[search.sort](shown[at] ?? company, company)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });
}
