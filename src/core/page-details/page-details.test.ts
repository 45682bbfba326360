import { describe, expect, it } from 'vitest';
import { pageAt } from './page-details.ts';

describe('the page of a path (R-016)', () => {
  it.each([
    ['/', 'HomeScreen', null, null],
    ['/list-of-companies', 'CompanyListing', null, null],
    ['/list-of-companies/', 'CompanyListing', null, null],
    ['/overview/koyal-pay-overview', 'CompanyOverview', 'about', 'koyal-pay'],
    ['/reviews', 'ReviewsListing', null, null],
    ['/reviews/koyal-pay-reviews', 'CompanyReviews', 'reviews', 'koyal-pay'],
    ['/salaries/koyal-pay-salaries/weaver', 'JobSalary', 'salaries', 'koyal-pay'],
    ['/reviews/pune-location', 'ReviewsListing', null, null],
    ['/salaries/koyal-pay-salaries/pune-location', 'CompanySalaries', 'salaries', 'koyal-pay'],
    ['/jobs/koyal-pay-jobs/pune-location', 'JobsOf', null, null],
    ['/salaries/compare', 'CompareSalaries', null, null],
    ['/interviews/koyal-pay-interview-questions/weaver/top-questions', 'JobTopQuestions', 'interviews', 'koyal-pay'],
    ['/interviews/hr-questions', 'HrQuestions', null, null],
    ['/discussions/koyal-pay-discussions', 'CompanyPosts', 'community', 'koyal-pay'],
    ['/qna/koyal-pay-questions', 'AskedQuestions', 'questions', 'koyal-pay'],
    ['/overview/koyal-pay', 'CompanyOverview', 'about', null],
    ['/no/such/page', 'NotFound', null, null],
  ])('%s is %s', (path, pageName, tab, urlName) => expect(pageAt(path)).toEqual({ pageName, tab, urlName }));
});
