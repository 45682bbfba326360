import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { InterviewFilters } from '#core/interviews/interview-figures.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { aJob } from '#tests/fakes/jobs/a-job.ts';
import { koyal } from '#tests/companies.ts';
import { ApplyStore } from './apply-store.ts';
import { JobStore } from './job-store.ts';

const job = aJob();
const closed = aJob({ isOpen: false });

const none = (await new FakeInterviews([koyal]).filters(koyal.urlName, null)).figures;

const hiringOf = (ofTitle: number | null, ofAll: number | null) => {
  const figures = (median: number | null): InterviewFilters => ({
    designations: [],
    figures: { ...none, totalDays: median === null ? null : { median, people: 20 } },
  });
  return { filters: async (_: string, designation: string | null) => figures(designation === null ? ofAll : ofTitle) };
};

describe('one job (F-24)', () => {
  it.each([
    [12, 21, 'designation', 12],
    [null, 21, 'company', 21],
    [null, null, 'company', undefined],
  ])('says how its company hires: %j days for the title, %j for all', async (ofTitle, ofAll, of, median) => {
    const store = new JobStore(new FakeJobs([job]), hiringOf(ofTitle, ofAll));
    await store.open(job.jobId);
    expect([store.hiring.value?.of, store.hiring.value?.totalDays?.median]).toEqual([of, median]);
  });

  it('that is not there is missing, and nothing is asked of any company', async () => {
    const store = new JobStore(new FakeJobs([job]), hiringOf(1, 1));
    await store.open('nowhere');
    expect([store.isMissing, store.hiring.state.status]).toEqual([true, 'IDLE']);
  });
});

describe('the way to apply (R-193)', () => {
  it('is asked for when the note opens, and forgotten when it closes', async () => {
    const store = new ApplyStore(new FakeJobs([job]));
    await store.open(job);
    expect([store.isOpen, store.way.value]).toEqual([true, { applyUrl: job.applyUrl, site: job.site }]);
    store.close();
    expect([store.isOpen, store.way.state.status]).toEqual([false, 'IDLE']);
  });

  it.each([
    ['closed', new FakeJobs([closed])],
    ['signs', { wayToApply: () => Promise.reject(new Failure('conflict', undefined, { code: 'NOT_CONFIRMED' })) }],
    ['offline', { wayToApply: () => Promise.reject(new Failure('offline')) }],
    ['failed', { wayToApply: () => Promise.reject(new Failure('broken')) }],
  ])('says what is in the way: %s', async (problem, jobs) => {
    const store = new ApplyStore(jobs);
    await store.open(closed);
    expect(store.problem).toBe(problem);
  });
});
