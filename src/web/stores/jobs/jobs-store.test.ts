import { describe, expect, it } from 'vitest';
import { allJobs, everyJob } from '#core/jobs/job-search.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { aJob, jobsOf } from '#tests/fakes/jobs/a-job.ts';
import { JobsStore } from './jobs-store.ts';

const ofKoyal = { of: 'company', urlName: 'koyal-pay' } as const;

describe('the list of jobs (R-191)', () => {
  it('says how many answer, also while a later page is read', async () => {
    const store = new JobsStore(new FakeJobs(jobsOf(25)));
    expect(store.count).toBeUndefined();
    await store.show(allJobs, everyJob);
    expect([store.jobs.items.length, store.count]).toEqual([20, 25]);
    const more = store.jobs.more();
    expect(store.count).toBe(25);
    await more;
    expect(store.jobs.items).toHaveLength(25);
  });

  it('keeps what was read', async () => {
    const store = new JobsStore(new FakeJobs([aJob({ workplace: 'remote' }), aJob()]));
    await store.show(allJobs, everyJob);
    const all = store.jobs;
    await store.show(ofKoyal, { ...everyJob, workplace: ['remote'] });
    expect([store.jobs.items.length, store.count]).toEqual([1, 1]);
    await store.show(allJobs, everyJob);
    expect(store.jobs).toBe(all);
    expect([store.found, store.count]).toEqual([{ count: 2, isMore: false }, 2]);
  });

  it('counts choices beside what narrows it, once for all orders, keeping old counts meanwhile', async () => {
    const asked: string[] = [];
    class WatchedJobs extends FakeJobs {
      override filters(...of: Parameters<FakeJobs['filters']>) {
        asked.push(`${of[0].of} ${of[1].workplace.join()}`);
        return super.filters(...of);
      }
    }
    const store = new JobsStore(new WatchedJobs([aJob({ workplace: 'remote', cities: ['Pune'] }), aJob({ cities: ['Surat'] })]));
    const cities = () => store.filters.value?.cities.map(({ urlName }) => urlName);
    await store.show(allJobs, everyJob);
    await store.show(allJobs, { ...everyJob, sort: 'pay', rid: 'j7k2m0c4t8zb1v9x' });
    const narrowing = store.show(allJobs, { ...everyJob, workplace: ['remote'] });
    expect(cities()).toEqual(['pune', 'surat']);
    await narrowing;
    expect(cities()).toEqual(['pune']);
    const elsewhere = store.show(ofKoyal, { ...everyJob, workplace: ['remote'] });
    expect(cities()).toBeUndefined();
    await elsewhere;
    expect(asked).toEqual(['all ', 'all remote', 'company remote']);
  });

  it('reports unknown job titles and skills, and calls the others by name', async () => {
    const store = new JobsStore(new FakeJobs([aJob({ designation: 'Staff Nurse', skills: ['First Aid'] })]));
    await store.show({ of: 'skill', urlName: 'levitation' }, everyJob);
    expect([store.isMissing, store.scopeName]).toEqual([true, 'levitation']);
    await store.show({ of: 'skill', urlName: 'first-aid' }, everyJob);
    expect([store.isMissing, store.scopeName]).toEqual([false, 'First Aid']);
    await store.show({ of: 'designation', urlName: 'staff-nurse' }, everyJob);
    expect(store.scopeName).toBe('Staff Nurse');
    store.showNone();
    expect(store.scopeName).toBe('');
  });
});
