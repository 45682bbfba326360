import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyJobs } from '#core/company-desk/company-jobs.ts';
import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpCompanyJobs = (desk: Service<Sparse<operations>>): CompanyJobs => ({
  list: (urlName, after, pageSize) => desk.listDeskJobs({ path: { urlName }, query: pageQuery(after, pageSize) }),
  typed: (urlName, jobId) => desk.getTypedJob({ path: { urlName, jobId } }),
  preview: (urlName, typed, jobId) => desk.checkDeskJob({ path: { urlName }, query: jobId === null ? {} : { jobId }, body: typed }),
  publish: (urlName, typed) => desk.publishDeskJob({ path: { urlName }, body: typed }),
  change: (urlName, jobId, typed) => desk.changeDeskJob({ path: { urlName, jobId }, body: typed }),
  close: (urlName, jobId) => desk.closeDeskJob({ path: { urlName, jobId } }),
});
