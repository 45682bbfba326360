import { describe, expect, it } from 'vitest';
import type { InterviewFilters } from '#core/interviews/interview-figures.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { aJob } from '#tests/fakes/jobs/a-job.ts';
import { koyal } from '#tests/companies.ts';
import { ApplyStore } from './apply-store.ts';
import { JobStore } from './job-store.ts';

const job = aJob();

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
});

describe('the way to apply (R-193)', () => {
  it('is asked for when the note opens, and forgotten when it closes', async () => {
    const store = new ApplyStore(new FakeJobs([job]));
    await store.open(job);
    expect([store.isOpen, store.way.value]).toEqual([true, { applyUrl: job.applyUrl, site: job.site }]);
    store.close();
    expect([store.isOpen, store.way.state.status]).toEqual([false, 'IDLE']);
  });
});
