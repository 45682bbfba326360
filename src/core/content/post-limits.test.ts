import { describe, expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { publishRefusals, refusedBy } from './post-limits.ts';

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
