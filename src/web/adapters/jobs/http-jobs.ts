import type { operations } from '#contract/generated/jobs.ts';
import type { Service } from '#contract/service.ts';
import type { JobSearch } from '#core/jobs/job-search.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpJobs = (jobs: Service<Sparse<operations>>): Jobs => ({
  list(scope, search, after, pageSize) {
    const query = { ...said(search), ...pageQuery(after, pageSize) };
    switch (scope.of) {
      case 'all':
        return jobs.listJobs({ query });
      case 'company':
        return jobs.listCompanyJobs({ path: { urlName: scope.urlName }, query });
      case 'designation':
        return jobs.listDesignationJobs({ path: { jobProfile: scope.urlName }, query });
      case 'skill':
        return jobs.listSkillJobs({ path: { skillUrl: scope.urlName }, query });
    }
  },
  filters(scope, search) {
    const { rid: _, sort: __, ...query } = said(search);
    switch (scope.of) {
      case 'all':
        return jobs.getJobFilters({ query });
      case 'company':
        return jobs.getCompanyJobFilters({ path: { urlName: scope.urlName }, query });
      case 'designation':
        return jobs.getDesignationJobFilters({ path: { jobProfile: scope.urlName }, query });
      case 'skill':
        return jobs.getSkillJobFilters({ path: { skillUrl: scope.urlName }, query });
    }
  },
  one: (jobId) => jobs.getJob({ path: { jobId } }),
  wayToApply: (jobId, knowsSigns) => jobs.applyToJob({ path: { jobId }, query: { knowsSigns } }),
});

/** Search without empty words. */
const said = ({ designation, k, ...search }: JobSearch) => ({ ...search, designation: designation || null, k: k || null });
