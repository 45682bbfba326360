import type { operations } from '#contract/generated/company.ts';
import type { Service } from '#contract/service.ts';
import type { Colleges } from '#core/colleges/colleges.ts';
import { pageQuery } from '../http/page-query.ts';

export const httpColleges = (company: Service<operations>): Colleges => ({
  list: ({ text, state, sort }, after, pageSize) =>
    company.listColleges({ query: { sort, ...(text && { text }), ...(state !== null && { state }), ...pageQuery(after, pageSize) } }),
  one: (urlName) => company.getCollege({ path: { collegeUrl: urlName } }),
});
