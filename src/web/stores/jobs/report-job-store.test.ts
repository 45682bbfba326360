import { describe, expect, it } from 'vitest';
import { FakeSupport } from '#tests/fakes/support/fake-support.ts';
import { ReportJobStore } from './report-job-store.ts';

function opened() {
  const support = new FakeSupport();
  let made = 0;
  return { support, store: new ReportJobStore(support, { make: () => `key${String(++made).padStart(16, '0')}` }) };
}

describe('the report of a job (F-25)', () => {
  it('is not begun with what was written of another job', () => {
    const { store } = opened();
    store.open('one');
    store.choose('money');
    store.write('They asked me');
    store.close();
    store.open('one');
    expect([store.fault, store.note]).toEqual(['money', 'They asked me']);
    store.open('other');
    expect([store.fault, store.note]).toEqual([undefined, '']);
  });

  it('of each job has its own number', async () => {
    const { store, support } = opened();
    for (const job of ['one', 'other']) {
      store.open(job);
      store.choose('other');
      await store.send(job, 'Something else is wrong');
    }
    expect(support.filed.map(({ page }) => page)).toEqual(['/job/one', '/job/other']);
    expect(new Set([store.numberOf('one'), store.numberOf('other')]).size).toBe(2);
    expect(store.numberOf('third')).toBeUndefined();
  });
});
