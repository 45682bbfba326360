import { describe, expect, it } from 'vitest';
import { bestOf, mostHelpful, rootFor } from './comment.ts';

describe('comments (R-073)', () => {
  it('stand on two levels and flat below', () => {
    expect(rootFor({ commentId: 'top', rootId: null })).toBe('top');
    expect(rootFor({ commentId: 'reply', rootId: 'top' })).toBe('top');
  });

  it.each([
    [
      { upVotes: 3, downVotes: 0, repliesCount: 0 },
      { upVotes: 2, downVotes: 0, repliesCount: 3 },
    ],
    [
      { upVotes: 2, downVotes: 0, repliesCount: 1 },
      { upVotes: 2, downVotes: 0, repliesCount: 0 },
    ],
    [
      { upVotes: 0, downVotes: 0, repliesCount: 0 },
      { upVotes: 1, downVotes: 4, repliesCount: 5 },
    ],
    [
      { upVotes: 3, downVotes: 0, repliesCount: 0 },
      { upVotes: 0, downVotes: 0, repliesCount: 10_000 },
    ],
  ])('are better like %j than like %j', (better, worse) => {
    expect(bestOf(better)).toBeGreaterThan(bestOf(worse));
  });
});

describe('the most helpful answer (R-038)', () => {
  const voted = (upVotes: number, downVotes = 0) => ({ upVotes, downVotes });

  it.each([
    [[], undefined],
    [[voted(9)], undefined],
    [[voted(0), voted(0)], undefined],
    // The one upvote may be its author’s.
    [[voted(1), voted(0)], undefined],
    [[voted(3, 2), voted(0)], undefined],
    [[voted(2), voted(1)], voted(2)],
  ])('of %j is %j', (answers, best) => {
    expect(mostHelpful(answers)).toEqual(best);
  });
});
