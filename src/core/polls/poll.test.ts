import { describe, expect, it } from 'vitest';
import { isPoll, rechosen, type Poll } from './poll.ts';

describe('a poll (R-076)', () => {
  it.each([
    [['Yes', 'No'], 7, true],
    [['Yes'], 7, false],
    [['1', '2', '3', '4', '5'], 1, true],
    [['1', '2', '3', '4', '5', '6'], 1, false],
    [['Yes', '  '], 7, false],
    [['Yes', ' yes '], 7, false],
    [['Yes', 'x'.repeat(61)], 7, false],
    [['Yes', 'x'.repeat(60)], 14, true],
    [['Yes', 'No'], 2, false],
  ])('of %j over %i days: %j', (options, days, holds) => {
    expect(isPoll({ options, days })).toBe(holds);
  });

  const poll: Poll = {
    options: [
      { optionId: 'a', text: 'None', votes: 4 },
      { optionId: 'b', text: 'Three', votes: 6 },
    ],
    votesCount: 10,
    closesOn: '2026-11-27',
    isOpen: true,
    myOptionId: null,
  };

  it('holds one choice of a person, which moves and goes', () => {
    const chosen = rechosen(poll, 'a');
    expect([chosen.options.map(({ votes }) => votes), chosen.votesCount]).toEqual([[5, 6], 11]);
    const moved = rechosen(chosen, 'b');
    expect([moved.options.map(({ votes }) => votes), moved.votesCount, moved.myOptionId]).toEqual([[4, 7], 11, 'b']);
    expect(rechosen(moved, null)).toEqual(poll);
  });
});
