import type { operations } from '#contract/generated/interviews/interviews.ts';
import type { Service } from '#contract/service.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpInterviews = (interviews: Service<Sparse<operations>>): Interviews => ({
  list: (urlName, { designation, experience, outcome, years, sort }, after, pageSize) =>
    interviews.listInterviews({
      path: { urlName },
      query: { designation, experience, outcome, years, sort, ...pageQuery(after, pageSize) },
    }),
  filters: (urlName, designation) => interviews.getInterviewFilters({ path: { urlName }, query: { designation } }),
  latest: ({ designation, experience, college, sort }, after, pageSize) =>
    interviews.listLatestInterviews({ query: { designation, experience, college, sort, ...pageQuery(after, pageSize) } }),
  one: (interviewId) => interviews.getInterview({ path: { interviewId } }),
});
