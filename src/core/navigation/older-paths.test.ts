import { describe, expect, it } from 'vitest';
import { pathOfToday } from './older-paths.ts';

describe('an older path (R-247, R-248)', () => {
  it.each([
    ['/Skill/java', '/skills/java-interview-questions'],
    ['/Skill/java-interview-questions/page/2', '/skills/java-interview-questions'],
    ['/interview/koyal-pay', '/interviews/koyal-pay-interview-questions'],
    ['/interview/koyal-pay/staff-nurse', '/interviews/koyal-pay-interview-questions/staff-nurse'],
    ['/desigInterview/staff-nurse', '/profiles/staff-nurse/interview-questions'],
    ['/hrInterviews/salary', '/interviews/hr-questions/salary'],
    ['/hrInterviews/hr', '/interviews/hr-questions'],
    ['/topInterviewQuestions/koyal-pay', '/interviews/koyal-pay-interview-questions/top-questions'],
    ['/topInterviewQuestions/koyal-pay/staff-nurse/', '/interviews/koyal-pay-interview-questions/staff-nurse/top-questions'],
    ['/overview/koyal-pay', '/overview/koyal-pay-overview'],
    ['/overview/koyal-pay/about/us', '/overview/koyal-pay-overview'],
    ['/reviews/koyal-pay', '/reviews/koyal-pay-reviews'],
    ['/benefits/koyal-pay', '/benefits/koyal-pay-benefits'],
    ['/benefits/koyal-pay/health-insurance', '/benefits/koyal-pay-benefits'],
  ])('leads to that of today: %s', (older, today) => expect(pathOfToday(older)).toBe(today));

  it.each([
    '/overview/koyal-pay-overview',
    '/overview/koyal-pay-overview/organisation',
    '/overview/koyal-pay-overview/locations',
    '/overview/koyal-pay-overview/locations/pune-offices',
    '/overview/koyal-pay-overview/earlier-facts',
    '/reviews/koyal-pay-reviews',
    '/benefits/koyal-pay-benefits',
    '/benefits/koyal-pay-benefits/health-insurance',
    '/reviews',
    '/reviews/pune-location',
    '/reviews/koyal-pay-reviews/pune-location',
    '/interviews/koyal-pay-interview-questions/staff-nurse',
    '/interviews/story/pune-location',
    '/Skill/',
    '/Skill/..%2F',
    '/interview//evil.test',
    '/constructor/x',
    '/',
  ])('is none: %s', (path) => expect(pathOfToday(path)).toBeUndefined());
});
