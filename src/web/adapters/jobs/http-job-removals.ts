import type { operations } from '#contract/generated/jobs.ts';
import type { Service } from '#contract/service.ts';
import type { JobRemovals } from '#core/jobs/job-removals.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpJobRemovals = (jobs: Service<Sparse<operations>>): JobRemovals => ({
  takeDown: (jobId) => jobs.removeJob({ path: { jobId } }),
});
