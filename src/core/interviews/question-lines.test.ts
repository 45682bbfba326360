import { describe, expect, it } from 'vitest';
import { questionLines, questionsOfRounds } from './question-lines.ts';

describe('the questions of rounds as one text (R-022)', () => {
  it.each([
    ['of every round', [['Why us?', 'Why now?'], ['What is a mutex?']]],
    ['of a round behind empty ones', [[], [], ['What is a mutex?']]],
    ['around an empty round', [['Why us?'], [], ['What is a mutex?']]],
    ['before an empty round', [['Why us?'], []]],
    ['of nobody', [[], []]],
  ])('are read back %s', (_, rounds) => {
    expect(questionsOfRounds(questionLines(rounds), rounds.length)).toEqual(rounds);
  });

  it('stand in one line each, and none is empty', () => {
    expect(questionLines([[' Why \n\n us? ', '  '], ['What is\ta mutex?']])).toBe('Why us?\n\nWhat is a mutex?');
  });
});
