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

  it('asks once for what it can be narrowed by, and keeps what was read', async () => {
    const jobs = new FakeJobs([aJob({ workplace: 'remote' }), aJob()]);
    const store = new JobsStore(jobs);
    await store.show(allJobs, everyJob);
    const [{ state }, all] = [store.filters, store.jobs];
    await store.show(ofKoyal, { ...everyJob, workplace: ['remote'] });
    expect([store.jobs.items.length, store.count]).toEqual([1, 1]);
    await store.show(allJobs, everyJob);
    expect(store.jobs).toBe(all);
    expect([store.filters.state, store.count]).toEqual([state, 2]);
  });

  it('knows that there is no such job title or skill, and calls the others by their names', async () => {
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
