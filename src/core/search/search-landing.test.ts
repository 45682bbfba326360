import { describe, expect, it } from 'vitest';
import { namedPage, narrowedPage } from './search-landing.ts';
import { searchFromUrl } from './search-url.ts';

const pageOf = (path: string) => namedPage(searchFromUrl(path, []));

describe('the page that a search URL names (R-187)', () => {
  it.each([
    ['/search/koyal-pay-overview', '/overview/koyal-pay-overview'],
    ['/search/koyal-pay-jobs/staff-nurse', '/jobs/koyal-pay-jobs'],
    ['/search/koyal-pay-reviews/pune-location', '/reviews/koyal-pay-reviews'],
    ['/search/koyal-pay-salaries/staff-nurse', '/salaries/koyal-pay-salaries'],
    ['/search/koyal-pay-interviews', '/interviews/koyal-pay-interview-questions'],
    ['/search/koyal-pay-benefits', '/benefits/koyal-pay-benefits'],
    ['/search/koyal-pay-benefits/maternity-leave', '/benefits/koyal-pay-benefits/maternity-leave'],
    ['/search/koyal-pay-benefits/helicopter', '/benefits/koyal-pay-benefits'],
    ['/search/koyal-pay-photos', '/photos/koyal-pay-photos'],
    ['/search/koyal-pay-discussions', '/discussions/koyal-pay-discussions'],
    ['/search/koyal-pay-questions', '/qna/koyal-pay-questions'],
  ])('%s is %s', (path, page) => expect(pageOf(path)).toBe(page));

  it.each(['/search', '/search/staff-nurse/pune-location'])('%s is none', (path) => expect(pageOf(path)).toBeUndefined());

  it('is narrowed as an answer narrows it, and never to that of another company', () => {
    const page = '/salaries/koyal-pay-salaries';
    const job = `${page}/staff-nurse?city=pune`;
    expect(narrowedPage(page, ['/overview/koyal-pay-overview', job, page])).toBe(job);
    expect(narrowedPage(page, [`${page}?city=pune`])).toBe(`${page}?city=pune`);
    expect(narrowedPage(page, ['/salaries/koyal-pay-salaries-of-others', '/reviews/koyal-pay-reviews'])).toBeUndefined();
  });
});
