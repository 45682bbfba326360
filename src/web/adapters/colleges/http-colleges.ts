import type { operations } from '#contract/generated/company.ts';
import type { Service } from '#contract/service.ts';
import type { Colleges } from '#core/colleges/colleges.ts';
import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpColleges = (company: Service<Sparse<operations>>): Colleges => ({
  list: ({ text, state, sort }, after, pageSize) => company.listColleges({ query: { text: text || null, state, sort, ...pageQuery(after, pageSize) } }),
  one: (urlName) => company.getCollege({ path: { collegeUrl: urlName } }),
});
