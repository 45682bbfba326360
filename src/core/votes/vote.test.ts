import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pressed, recount, votes, type Vote } from './vote.ts';

describe('a vote (R-074)', () => {
  it.each([
    ['up', 'none', 'up'],
    ['up', 'up', 'none'],
    ['up', 'down', 'up'],
    ['down', 'none', 'down'],
    ['down', 'down', 'none'],
    ['down', 'up', 'down'],
  ] as const)('after %s is pressed on %s is %s', (arrow, mine, after) => {
    expect(pressed(arrow, mine)).toBe(after);
  });

  it('counts one person once, however often it changes', () => {
    const others = { upVotes: 5, downVotes: 3 };
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Vote>(...votes)), (cast) => {
        const tally = cast.reduce(recount, { ...others, myVote: 'none' as Vote });
        const last = cast.at(-1) ?? 'none';
        expect(tally).toEqual({ upVotes: 5 + Number(last === 'up'), downVotes: 3 + Number(last === 'down'), myVote: last });
      }),
    );
  });

  it('never makes a count negative that came late', () => {
    expect(recount({ upVotes: 0, downVotes: 0, myVote: 'up' }, 'none')).toEqual({ upVotes: 0, downVotes: 0, myVote: 'none' });
  });
});
