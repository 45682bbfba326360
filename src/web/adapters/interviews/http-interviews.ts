import type { operations } from '#contract/generated/interviews/interviews.ts';
import type { Service } from '#contract/service.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { pageQuery } from '../http/page-query.ts';

export const httpInterviews = (interviews: Service<operations>): Interviews => ({
  list: (urlName, { designation, experience, outcome, years, sort }, after, pageSize) =>
    interviews.listInterviews({
      path: { urlName },
      query: {
        sort,
        ...(designation !== null && { designation }),
        ...(experience !== null && { experience }),
        ...(outcome !== null && { outcome }),
        ...(years !== null && { years }),
        ...pageQuery(after, pageSize),
      },
    }),
  filters: (urlName, designation) => interviews.getInterviewFilters({ path: { urlName }, query: designation === null ? {} : { designation } }),
  latest: ({ designation, experience, college, sort }, after, pageSize) =>
    interviews.listLatestInterviews({
      query: {
        sort,
        ...(designation !== null && { designation }),
        ...(experience !== null && { experience }),
        ...(college !== null && { college }),
        ...pageQuery(after, pageSize),
      },
    }),
  one: (interviewId) => interviews.getInterview({ path: { interviewId } }),
});
