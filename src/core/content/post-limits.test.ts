import { describe, expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { dailyLimits, postLimits, publishRefusals, refusedBy } from './post-limits.ts';

describe('the quotas of one member (API6)', () => {
  it('are so many a day', () => expect(dailyLimits).toEqual({ posts: 12, comments: 120, reports: 40, uploads: 60, rephrasings: 30 }));

  it('are so many for one post', () => expect(postLimits).toEqual({ comments: 40, rephrasings: 5 }));
});

describe('a refusal to publish (R-062)', () => {
  it.each(publishRefusals)('is an answer: %s', (refusal) => {
    expect(refusedBy(new Failure('invalid', 'so and so', { code: refusal }))).toEqual({ refusal, message: 'so and so' });
  });

  it.each([
    new Failure('offline'),
    new Failure('invalid', 'x', { code: 'SUBMISSION_REUSED' }),
    new Failure('conflict', 'x', { code: 'TEXT_JUNK' }),
    new Error('x'),
  ])('is not %j', (error) => {
    expect(() => refusedBy(error)).toThrow(Failure);
  });
});
