import { describe, expect, it } from 'vitest';
import type { OwnReview } from './review-draft.ts';
import { emptyReview, fieldsOfReview, newReviewOf, reviewFormProblems, reviewOf, reviewSteps, type ReviewFields } from './review-form.ts';

const said: ReviewFields = {
  ...emptyReview,
  companyUrlName: 'koyal-pay',
  companyName: 'Koyal Pay',
  stars: '4',
  workLife: '5',
  likes: '  Seniors review code properly and nobody calls after seven.  ',
  dislikes: 'The promotion cycle moved twice within this one year.',
  works: 'left',
  employment: 'full-time',
  hasBond: 'yes',
  bondRupees: '1,50,000',
  bondMonths: '24',
  noticeDays: '60',
  settlementDays: '45',
  withheld: 'no',
};

describe('the form of a review (R-084, F-06)', () => {
  it('asks for one thing at a time, in eight steps', () =>
    expect(Object.keys(reviewSteps)).toEqual(['company', 'stars', 'parts', 'likes', 'dislikes', 'job', 'leaving', 'send']));

  it.each<[string, Readonly<Record<string, string>>, object]>([
    ['nothing, where all is said', {}, {}],
    ['a company', { companyUrlName: '' }, { company: 'missing' }],
    ['stars', { stars: '' }, { stars: 'missing' }],
    ['stars that there are', { stars: '6' }, { stars: 'missing' }],
    ['more than a few words', { likes: 'Good.' }, { likes: 'short' }],
    ['words, where there are only signs', { likes: '... !!! ... !!! ... !!! ... !!! ...' }, { likes: 'short' }],
    ['a number of days', { noticeDays: 'two months' }, { noticeDays: 'number' }],
    ['a notice that a year can hold', { noticeDays: '366' }, { noticeDays: 'number' }],
    ['a bond of at most a crore', { bondRupees: '1,00,00,001' }, { bondRupees: 'number' }],
  ])('misses %s', (_, change, problems) => expect(reviewFormProblems({ ...said, ...change })).toEqual(problems));

  it('is a review once nothing is missing, cleaned of stray commas and spaces', () =>
    expect(reviewOf(said)).toEqual({
      stars: 4,
      ratings: { workLife: 5 },
      title: null,
      likes: 'Seniors review code properly and nobody calls after seven.',
      dislikes: 'The promotion cycle moved twice within this one year.',
      designationId: null,
      cityId: null,
      employment: 'full-time',
      isCurrent: false,
      exit: { bondRupees: 150_000, bondMonths: 24, noticeDays: 60, buyout: null, relievingDays: null, settlementDays: 45, isWithheld: false },
    }));

  it('reads the digits of Hindi in what is shared of leaving', () => {
    const typed: Readonly<Record<string, string>> = { bondRupees: '१,५०,०००', bondMonths: '२४', noticeDays: '६०', settlementDays: '४५' };
    expect(reviewFormProblems({ ...said, ...typed })).toEqual({});
    expect(reviewOf({ ...said, ...typed })).toEqual(reviewOf(said));
  });

  it('says nothing of leaving where unsaid, and no end date for current employees', () => {
    const silent: Readonly<Record<string, string>> = { hasBond: '', bondRupees: '', bondMonths: '', noticeDays: '', settlementDays: '', withheld: '' };
    expect(reviewOf({ ...said, ...silent }).exit).toBeNull();
    expect(reviewOf({ ...said, works: 'now', hasBond: 'no' }).exit).toMatchObject({ bondRupees: 0, bondMonths: 0, settlementDays: null, isWithheld: null });
  });

  it('tells readers of it where it came by a link of the employer (F-09)', () =>
    expect(newReviewOf({ ...said, isInvited: true })).toEqual({ ...reviewOf(said), isInvited: true }));

  it('is filled with a review that is there, and is the same review again', () => {
    const draft = reviewOf(said);
    const own: OwnReview = {
      ...draft,
      reviewId: 'r7k2m0c4t8zb1v9x',
      company: { urlName: 'koyal-pay', name: 'Koyal Pay' },
      designation: null,
      city: null,
      reply: null,
      state: 'live',
      version: 2,
      moderation: [],
    };
    expect(reviewOf(fieldsOfReview(own))).toEqual(draft);
  });
});
