import { describe, expect, it } from 'vitest';
import { aCompany } from '#tests/companies.ts';
import { closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { FakeAwards } from '#tests/fakes/awards/fake-awards.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { AwardCheckStore } from './award-check-store.ts';

const companies = new FakeCompanies(closedWorld.companies.map(({ companyId, urlName, name }) => aCompany({ companyId, urlName, name })));

function opened() {
  const clock = new FakeClock();
  return { clock, store: new AwardCheckStore(new FakeAwards(closedWorld), companies, clock) };
}

describe('the check of a company (R-196)', () => {
  it('finds the company by its name in URLs, and says how it does', async () => {
    const { store } = opened();
    await store.show({ year: 2025, company: 'best-logistics' });
    expect(store.check.value).toMatchObject({ name: 'Best Logistics', isQualified: true, reviewsCount: 16, leastReviews: 10 });
    expect(store.edition.value?.closedOn).toBe('2025-02-03');
    await store.show({ year: 2025, company: 'poor-logistics' });
    expect(store.check.value?.isQualified).toBe(false);
  });

  it('is missing where there is no such company, and forgotten where none is asked for', async () => {
    const { store } = opened();
    await store.show({ year: 2025, company: 'nobody' });
    expect(store.check.isMissing).toBe(true);
    await store.show({ year: 2025, company: null });
    expect(store.check.state.status).toBe('IDLE');
  });

  it('suggests companies during typing, by their names in URLs', async () => {
    const { store } = opened();
    store.field.type('good');
    expect(await store.field.take()).toMatchObject({ id: 'good-logistics', label: 'Good Logistics' });
    store.field.type('nobody at all');
    expect(await store.field.take()).toBeUndefined();
  });
});
