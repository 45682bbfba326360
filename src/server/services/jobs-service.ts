import type { operations } from '#contract/generated/jobs.ts';
import type { Service } from '#contract/service.ts';
import { everyJob, type JobScope, type JobSearch } from '#core/jobs/job-search.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { jobAlertOperations } from './jobs/job-alert-operations.ts';
import { savedJobOperations } from './jobs/saved-job-operations.ts';
import { joinedOperations } from './joined-operations.ts';

type Asked = Partial<JobSearch> & { readonly cursor?: string | null; readonly limit?: number };

const jobOperations = ({ jobs }: { readonly jobs: Jobs }) => {
  const list = (scope: JobScope, { cursor, limit, ...search }: Asked = {}) => jobs.list(scope, { ...everyJob, ...search }, cursor, limit);
  return {
    listJobs: ({ query }) => list({ of: 'all' }, query as Asked),
    listCompanyJobs: ({ path, query }) => list({ of: 'company', urlName: path.urlName }, query as Asked),
    listDesignationJobs: ({ path, query }) => list({ of: 'designation', urlName: path.jobProfile }, query as Asked),
    listSkillJobs: ({ path, query }) => list({ of: 'skill', urlName: path.skillUrl }, query as Asked),
    getJobFilters: () => jobs.filters(),
    getJob: ({ path }) => jobs.one(path.jobId),
    applyToJob: ({ path }) => jobs.wayToApply(path.jobId),
  } satisfies Partial<Service<operations>>;
};

/** The contract of jobs. */
export const jobsService = joinedOperations(jobOperations, savedJobOperations, jobAlertOperations);
