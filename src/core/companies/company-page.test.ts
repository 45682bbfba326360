import { expect, it } from 'vitest';
import { companyPageNamed, companyPagePath } from './company-page.ts';

it.each([
  ['interviews', '/interviews/koyal-pay-interview-questions'],
  ['salaries', '/salaries/koyal-pay-salaries'],
  ['reviews', '/reviews/koyal-pay-reviews'],
  ['toString', '/overview/koyal-pay-overview'],
  [null, '/overview/koyal-pay-overview'],
])('a company that is looked up for %j is led to at %s', (name, path) => {
  expect(companyPagePath(companyPageNamed(name), 'koyal-pay')).toBe(path);
});
