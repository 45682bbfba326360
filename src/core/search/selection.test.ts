import { describe, expect, it } from 'vitest';
import { selectedPage, type FindListed } from './selection.ts';

const find: FindListed = async ({ company, job, city }) => ({
  company: company === 'koyal-pay' ? company : company === 'koyal' ? 'koyal-pay' : undefined,
  isJob: job === 'staff-nurse',
  isCity: city === 'pune',
});

const selectedAt = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'https://daftar.test');
  return selectedPage(pathname, searchParams, find);
};

const pageOf = async (url: string) => (await selectedAt(url))?.path;

describe('the page of what an address selects (R-187)', () => {
  it.each([
    ['/search/koyal-pay-salaries/staff-nurse/pune-location', '/salaries/koyal-pay-salaries/staff-nurse/pune-location'],
    ['/search/salaries/staff-nurse/pune-location', '/profile/staff-nurse-salary/pune-location'],
    ['/search/koyal-pay-interview-questions/staff-nurse', '/interviews/koyal-pay-interview-questions/staff-nurse'],
    ['/search/koyal-pay-interview-questions/staff-nurse/pune-location', '/search?q=staff%20nurse%20pune&type=interviews&company=koyal-pay'],
    ['/salaries/staff-nurse', '/profile/staff-nurse-salary'],
    ['/salaries/staff-nurse/pune-location', '/profile/staff-nurse-salary/pune-location'],
    ['/salaries/koyal-pay', '/salaries/koyal-pay-salaries'],
    ['/interviews/staff-nurse', '/interviews?designation=staff-nurse'],
    ['/interviews/staff-nurse/pune-location', '/search/staff-nurse/pune-location?type=interviews'],
    ['/interviews/pune-location', '/search/pune-location?type=interviews'],
    ['/interviews/koyal-pay-interviews', '/interviews/koyal-pay-interview-questions'],
    ['/interviews/koyal-pay-interview-questions/pune-location', '/search?q=pune&type=interviews&company=koyal-pay'],
    ['/interviews/koyal-pay-interview-questions/nonsense', '/interviews/koyal-pay-interview-questions'],
    ['/interviews/koyal-pay-interview-questions?designation=nonsense', '/interviews/koyal-pay-interview-questions'],
    ['/interviews/koyal-pay-interview-questions?designation=staff-nurse', '/interviews/koyal-pay-interview-questions/staff-nurse'],
    ['/reviews/staff-nurse', '/search/staff-nurse?type=reviews'],
    ['/reviews/staff-nurse/pune-location', '/search/staff-nurse/pune-location?type=reviews'],
    ['/reviews/koyal-pay-reviews/staff-nurse/pune-location', '/reviews/koyal-pay-reviews?designation=staff-nurse&city=pune'],
    ['/reviews/koyal-reviews/staff-nurse', '/reviews/koyal-pay-reviews?designation=staff-nurse'],
    ['/benefits/pune-location', '/search/benefits/pune-location'],
    ['/benefits/health-insurance', '/search/benefits/health-insurance'],
    ['/benefits/health-insurance/pune-location', '/search/benefits/health-insurance/pune-location'],
    ['/benefits/koyal-pay-benefits/health-insurance/pune-location', '/search?q=health%20insurance%20pune&company=koyal-pay'],
    ['/jobs/staff-nurse', '/jobs/staff-nurse-jobs-prf'],
    ['/jobs/koyal-pay-jobs/staff-nurse', '/jobs/koyal-pay-jobs?job_profile=staff-nurse'],
    ['/overview/koyal-pay-overview/pune-location', '/overview/koyal-pay-overview/locations/pune-offices'],
    ['/overview/pune-location', '/list-of-companies?location=pune'],
    ['/photos/koyal-pay-photos/pune-location', '/search?q=pune&company=koyal-pay'],
    ['/reviews?CompanyName=Koyal%20Pay', '/reviews/koyal-pay-reviews'],
    ['/reviews?CompanyName=Nobody+Ltd', '/search?q=Nobody%20Ltd&type=reviews'],
    ['/reviews?designation=Staff+Nurse&city=pune', '/search/staff-nurse/pune-location?type=reviews'],
    ['/reviews?designation=wizard', '/search?q=wizard&type=reviews'],
    ['/interviews?CompanyName=koyal-pay&designation=staff-nurse', '/interviews/koyal-pay-interview-questions/staff-nurse'],
    ['/jobs?CompanyName=Koyal+Pay&location=pune', '/jobs/koyal-pay-jobs'],
    ['/jobs?CompanyName=Nobody', '/jobs?k=Nobody'],
    ['/salaries?designation=staff-nurse', '/profile/staff-nurse-salary'],
  ])('%s is %s', async (url, page) => {
    expect(await pageOf(url)).toBe(page);
    expect(await pageOf(page)).toBeUndefined();
  });

  it.each([
    '/',
    '/search',
    '/search/staff-nurse/pune-location',
    '/search/nobody-salaries/staff-nurse',
    '/salaries/koyal-pay-salaries/nonsense',
    '/salaries/nonsense/pune-location',
    '/salaries/staff-nurse/nowhere-location',
    '/salaries/take-home-salary-calculator',
    '/interviews/practice',
    '/interviews/story/pune-location',
    '/interviews/koyal-pay-interview-questions/top-questions',
    '/interviews/koyal-pay-interview-questions/staff-nurse',
    '/interviews/koyal-pay-interview-questions/staff-nurse/top-questions',
    '/interviews?designation=nonsense',
    '/overview/koyal-pay-overview/earlier-facts',
    '/jobs/nonsense-jobs-prf',
    '/jobs/saved',
    '/jobs?designation=staff-nurse',
    '/discussions/koyal-pay',
    '/companies/koyal-pay-reviews',
  ])('%s is shown as it is', async (url) => expect(await pageOf(url)).toBeUndefined());

  it('takes from the query what the page says, and leaves the rest', async () => {
    expect((await selectedAt('/reviews?CompanyName=Koyal+Pay&city=pune&campaign=a'))?.taken).toEqual(['CompanyName']);
    expect((await selectedAt('/reviews?designation=staff-nurse&city=pune'))?.taken).toEqual(['designation', 'city']);
  });
});
