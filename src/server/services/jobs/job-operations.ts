import type { operations } from '#contract/generated/jobs.ts';
import type { Service } from '#contract/service.ts';
import { allJobs, everyJob } from '#core/jobs/job-search.ts';
import type { Jobs } from '#core/jobs/jobs.ts';

type JobOperations = Pick<operations, 'listJobs' | 'getJobFilters' | 'listCompanyJobs' | 'listDesignationJobs' | 'listSkillJobs' | 'getJob' | 'applyToJob'>;

/** Open jobs, read by everyone. Where a link was that led to a list changes nothing. */
export const jobOperations = ({ jobs }: { readonly jobs: Jobs }): Service<JobOperations> => {
  const list = (scope: Parameters<Jobs['list']>[0], { cursor, limit, campaign: _, ...search }: Parameters<Service<JobOperations>['listJobs']>[0]['query']) =>
    jobs.list(scope, { ...everyJob, ...search }, cursor, limit);
  return {
    listJobs: ({ query }) => list(allJobs, query),
    getJobFilters: () => jobs.filters(),
    listCompanyJobs: ({ path: { urlName }, query }) => list({ of: 'company', urlName }, query),
    listDesignationJobs: ({ path: { jobProfile: urlName }, query }) => list({ of: 'designation', urlName }, query),
    listSkillJobs: ({ path: { skillUrl: urlName }, query }) => list({ of: 'skill', urlName }, query),
    getJob: ({ path }) => jobs.one(path.jobId),
    applyToJob: ({ path }) => jobs.wayToApply(path.jobId),
  };
};
