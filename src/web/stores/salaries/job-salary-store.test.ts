import { beforeEach, describe, expect, it } from 'vitest';
import { everyJobPay } from '#core/salaries/pay-search.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { aSlice, pune, ShownPay } from '#tests/screens/salaries/shown-pay.ts';
import { JobSalaryStore } from './job-salary-store.ts';

describe('the pay of a job', () => {
  let pay: ShownPay;
  let store: JobSalaryStore;
  beforeEach(() => {
    pay = new ShownPay({
      job: { atCompany: [aSlice({ people: 20 })], everywhere: [aSlice({ people: 50, group: { company: null } })] },
      filters: { cities: [pune] },
    });
    store = new JobSalaryStore(pay, new FakeCompanies([aCompany({ locations: ['Kochi'] })]));
  });

  it('stays in sight while it is narrowed, and is gone at once for another job', async () => {
    await store.show('koyal-pay', 'software-engineer', everyJobPay);
    const narrowing = store.show('koyal-pay', 'software-engineer', { ...everyJobPay, city: 'pune' });
    expect(store.pay.state.status).toBe('SUCCESS');
    await narrowing;
    expect(store.pay.value?.asked.city?.urlName).toBe('pune');
    const other = store.show('koyal-pay', 'software-tester', everyJobPay);
    expect(store.pay.state.status).toBe('LOADING');
    await other;
    expect(store.pay.value?.asked.designation?.urlName).toBe('software-tester');
  });

  it('can be narrowed to the company’s cities, or to all of them (R-021, R-198)', async () => {
    await store.show('koyal-pay', 'software-engineer', everyJobPay);
    expect(store.cities.value?.map(({ urlName }) => urlName)).toEqual(['pune']);
    await store.show(null, 'software-engineer', everyJobPay);
    expect(store.cities.value?.map(({ urlName }) => urlName)).toEqual(['kochi']);
  });

  it('is missing where job or company is unknown, or the URL names none', async () => {
    expect(store.isMissing).toBe(true);
    for (const [company, designation, isMissing] of [
      ['koyal-pay', 'astronaut', true],
      ['nobody', 'software-engineer', true],
      ['', '', true],
      ['koyal-pay', 'software-engineer', false],
    ] as const) {
      await store.show(company, designation, everyJobPay);
      expect(store.isMissing).toBe(isMissing);
    }
  });

  it('is held against others as it is narrowed (R-005)', async () => {
    await store.show('koyal-pay', 'software-engineer', { city: 'pune', experience: 4, employment: 'intern' });
    expect(store.compared).toEqual({ company: 'koyal-pay', designation: 'software-engineer', city: 'pune', experience: 4 });
  });
});
