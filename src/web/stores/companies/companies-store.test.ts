import { describe, expect, it } from 'vitest';
import { everyCompany } from '#core/companies/company-search.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { CompaniesStore } from './companies-store.ts';

describe('the list of companies (R-002)', () => {
  it('asks for the filters once', async () => {
    const companies = new FakeCompanies([aCompany()]);
    let asked = 0;
    companies.filters = () => (asked++, FakeCompanies.prototype.filters.call(companies));
    const store = new CompaniesStore(companies);
    await store.show(everyCompany);
    await store.show({ ...everyCompany, sort: 'rating' });
    expect(asked).toBe(1);
  });
});
