import type { operations } from '#contract/generated/jobs.ts';
import type { Service } from '#contract/service.ts';
import type { SavedJobs } from '#core/jobs/saved-jobs.ts';
import { pageQuery } from '../http/page-query.ts';

type Used = Pick<operations, 'saveJob' | 'unsaveJob' | 'reportJobOutcome' | 'listSavedJobs'>;

export const httpSavedJobs = (jobs: Service<Used>): SavedJobs => ({
  save: (jobId) => jobs.saveJob({ path: { jobId } }),
  unsave: (jobId) => jobs.unsaveJob({ path: { jobId } }),
  list: (after, pageSize) => jobs.listSavedJobs({ query: pageQuery(after, pageSize) }),
  among: async (jobIds) => (await jobs.listSavedJobs({ query: { jobIds: [...jobIds] } })).items,
  report: (jobId, outcome) => jobs.reportJobOutcome({ path: { jobId }, body: { outcome } }),
});
