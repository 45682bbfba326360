import { describe, expect, it } from 'vitest';
import { aCompany } from '#tests/companies.ts';
import { closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { FakeAwards } from '#tests/fakes/awards/fake-awards.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { AwardCheckStore } from './award-check-store.ts';

const companies = new FakeCompanies(closedWorld.companies.map(({ companyId, urlName, name }) => aCompany({ companyId, urlName, name })));

describe('the check of a company (R-196)', () => {
  it('is missing where there is no such company, and forgotten where none is asked for', async () => {
    const store = new AwardCheckStore(new FakeAwards(closedWorld), companies, new FakeClock());
    await store.show({ year: 2025, company: 'nobody' });
    expect(store.check.isMissing).toBe(true);
    await store.show({ year: 2025, company: null });
    expect(store.check.state.status).toBe('IDLE');
  });
});
