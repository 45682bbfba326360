import { describe, expect, it } from 'vitest';
import { everyCompanyPay } from '#core/salaries/pay-search.ts';
import { aSlice, pune, ShownPay } from '#tests/screens/salaries/shown-pay.ts';
import { CompanySalariesStore } from './company-salaries-store.ts';

const someJob = (at: number) => aSlice({ people: 8, group: { designation: { urlName: `job-${at}`, name: `Job ${at}` } } });

describe('the pay at a company (R-021)', () => {
  it('stays in sight while being narrowed, with its filters requested once', async () => {
    const store = new CompanySalariesStore(new ShownPay({ company: { jobs: [someJob(1)] }, filters: { cities: [pune] } }));
    await store.show('koyal-pay', everyCompanyPay);
    const { state } = store.filters;
    const narrowing = store.show('koyal-pay', { ...everyCompanyPay, city: 'pune' });
    expect(store.jobs).toHaveLength(1);
    await narrowing;
    expect(store.filters.state).toBe(state);
    expect(store.search.city).toBe('pune');
  });
});
