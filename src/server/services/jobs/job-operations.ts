import type { operations } from '#contract/generated/jobs.ts';
import type { Service } from '#contract/service.ts';
import { allJobs, everyJob, type JobScope } from '#core/jobs/job-search.ts';
import type { JobRemovals } from '#core/jobs/job-removals.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { done } from '../contributions/own-answers.ts';

type JobOperations = Pick<
  operations,
  | 'listJobs'
  | 'listCompanyJobs'
  | 'listDesignationJobs'
  | 'listSkillJobs'
  | 'getJobFilters'
  | 'getCompanyJobFilters'
  | 'getDesignationJobFilters'
  | 'getSkillJobFilters'
  | 'getJob'
  | 'applyToJob'
  | 'removeJob'
>;

/** Open jobs, unaffected by the link that led to them. */
export const jobOperations = ({ jobs, jobRemovals }: { readonly jobs: Jobs; readonly jobRemovals: JobRemovals }): Service<JobOperations> => {
  const list = (scope: JobScope, { cursor, limit, campaign: _, ...search }: Parameters<Service<JobOperations>['listJobs']>[0]['query']) =>
    jobs.list(scope, { ...everyJob, ...search }, cursor, limit);
  const filters = (scope: JobScope, search: Parameters<Service<JobOperations>['getJobFilters']>[0]['query']) => jobs.filters(scope, { ...everyJob, ...search });
  return {
    listJobs: ({ query }) => list(allJobs, query),
    listCompanyJobs: ({ path: { urlName }, query }) => list({ of: 'company', urlName }, query),
    listDesignationJobs: ({ path: { jobProfile: urlName }, query }) => list({ of: 'designation', urlName }, query),
    listSkillJobs: ({ path: { skillUrl: urlName }, query }) => list({ of: 'skill', urlName }, query),
    getJobFilters: ({ query }) => filters(allJobs, query),
    getCompanyJobFilters: ({ path: { urlName }, query }) => filters({ of: 'company', urlName }, query),
    getDesignationJobFilters: ({ path: { jobProfile: urlName }, query }) => filters({ of: 'designation', urlName }, query),
    getSkillJobFilters: ({ path: { skillUrl: urlName }, query }) => filters({ of: 'skill', urlName }, query),
    getJob: ({ path }) => jobs.one(path.jobId),
    removeJob: ({ path }) => done(jobRemovals.takeDown(path.jobId)),
    applyToJob: ({ path, query }) => jobs.wayToApply(path.jobId, query.knowsSigns ?? false),
  };
};
