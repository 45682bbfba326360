import { Failure } from '#core/failure.ts';
import type { Jobs } from '#core/jobs/jobs.ts';

/** The lists of jobs for alerts: where a skill, a job title or a company is no longer known, the list is empty, and the other alerts of the member are sent anyway. */
export const knownJobs = (jobs: Pick<Jobs, 'list'>): Pick<Jobs, 'list'> => ({
  list: (...asked) =>
    jobs.list(...asked).catch((error: unknown) => {
      if (Failure.from(error).kind !== 'missing') throw error;
      return { items: [], next: null, jobsCount: 0 };
    }),
});
