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
    [['Yes', '\u3164'], 7, false],
    [['Yes', '<b></b>'], 7, false],
    [['Yes', '<i>Yes</i>'], 7, false],
    [['Yes', 'Ye\u200bs'], 7, false],
    [['Café', 'Cafe\u0301'], 7, false],
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

  it('keeps one choice of a person, which moves and goes, and no share with it', () => {
    const chosen = rechosen(poll, 'a');
    expect([chosen.options, chosen.votesCount]).toEqual([poll.options, 11]);
    const moved = rechosen(chosen, 'b');
    expect([moved.options, moved.votesCount, moved.myOptionId]).toEqual([poll.options, 11, 'b']);
    expect(rechosen(moved, null)).toEqual(poll);
  });
});
