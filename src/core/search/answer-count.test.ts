import { describe, expect, it } from 'vitest';
import { answerCount } from './answer-count.ts';
import { noParts, type AnswerParts, type AnswerType } from './search-answer.ts';

const counts = {
  totalReviews: 84,
  totalSalaries: 50,
  totalInterviews: 7,
  questionsCount: 31,
  benefitsCount: 20,
  photosCount: 3,
  jobsLive: 12,
  companiesCount: 9,
  postsCount: 0,
};
const koyal: AnswerParts = { ...noParts, company: 'Koyal Pay' };

describe('the count beside the title of a page (F-14)', () => {
  it.each<[AnswerType, AnswerParts, number | undefined]>([
    ['COMPANY', koyal, 84],
    ['REVIEWS', koyal, 84],
    ['INTERVIEWS', koyal, 7],
    ['INTERVIEWS', { ...noParts, skill: 'Java' }, 31],
    ['PHOTOS', koyal, 3],
    ['BENEFITS', koyal, 20],
    ['JOBS', koyal, 12],
    ['JOBS', { ...koyal, city: 'Pune' }, undefined],
    ['COMPANIES', { ...noParts, city: 'Pune' }, 9],
    ['COMPANIES', { ...noParts, city: 'Pune', industry: 'Payments' }, undefined],
    ['REVIEWS', { ...koyal, city: 'Pune' }, undefined],
    ['COMMUNITY', noParts, undefined],
    ['OFFICES', koyal, undefined],
  ])('of %s about %j is %s', (type, parts, count) => expect(answerCount({ type, parts, counts })?.count).toBe(count));

  it('is that of a result without names beside it, too', () => {
    expect(answerCount({ type: 'SALARIES', counts })).toEqual({ of: 'totalSalaries', count: 50 });
    expect(answerCount({ type: 'COMPANY', counts: {} })).toBeUndefined();
  });
});
