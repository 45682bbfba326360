import { describe, expect, it } from 'vitest';
import { everyCompany } from '#core/companies/company-search.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { CompaniesStore } from './companies-store.ts';

class CountingCompanies extends FakeCompanies {
  lists = 0;

  override list(...asked: Parameters<FakeCompanies['list']>) {
    this.lists++;
    return super.list(...asked);
  }
}

const world = () => new CountingCompanies(Array.from({ length: 45 }, (_, at) => aCompany({ name: `Company ${at}` })));

describe('the list of companies (R-002)', () => {
  it('is read as it was left when the reader comes back to it', async () => {
    const companies = world();
    const store = new CompaniesStore(companies);
    await store.show(everyCompany);
    await store.companies.more();
    expect(store.companies.items).toHaveLength(40);
    await store.show({ ...everyCompany, sort: 'name' });
    expect(store.companies.items).toHaveLength(20);
    await store.show(everyCompany);
    expect(store.companies.items).toHaveLength(40);
    expect(companies.lists).toBe(3);
  });

  it('asks again for a list that could not be read', async () => {
    const companies = world();
    const store = new CompaniesStore(companies);
    companies.list = async () => {
      throw new Error('down');
    };
    await store.show(everyCompany);
    expect(store.companies.state.status).toBe('FAILURE');
    companies.list = CountingCompanies.prototype.list;
    await store.show(everyCompany);
    expect(store.companies.items).toHaveLength(20);
  });

  it('asks for the filters once', async () => {
    const companies = world();
    let asked = 0;
    companies.filters = () => (asked++, FakeCompanies.prototype.filters.call(companies));
    const store = new CompaniesStore(companies);
    await store.show(everyCompany);
    await store.show({ ...everyCompany, sort: 'rating' });
    expect(asked).toBe(1);
  });
});
