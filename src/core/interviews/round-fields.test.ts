import { describe, expect, it } from 'vitest';
import { mostRounds } from './interview.ts';
import { emptyRound, roundProblems, roundsIn, withNewRound, withoutRound, withRound } from './round-fields.ts';

describe('the rounds of the form', () => {
  it('come, change and go one by one, and are never more than eight', () => {
    const one = withNewRound('', 'technical');
    expect(roundsIn(one)).toEqual([emptyRound]);
    expect(roundsIn(withNewRound(one, 'group')).map(({ kind }) => kind)).toEqual(['technical', 'group']);
    expect(roundsIn(withRound(one, 0, { kind: 'hr' }))).toEqual([{ ...emptyRound, kind: 'hr' }]);
    expect(roundsIn(withoutRound(one, 0))).toEqual([]);
    const full = Array.from({ length: mostRounds + 2 }).reduce<string>((kept) => withNewRound(kept, 'other'), '');
    expect(roundsIn(full)).toHaveLength(mostRounds);
  });
});

describe('what is wrong in one round of the form', () => {
  it.each([
    [{ minutes: '1441' }, { minutes: 'number' }],
    [{ waitDays: 'a week' }, { waitDays: 'number' }],
    [{ questions: 'Why?\n'.repeat(11) }, { questions: 'many' }],
    [{ questions: 'y'.repeat(301) }, { questions: 'long' }],
    [{ minutes: '1 440', waitDays: '365', questions: 'Why?\n\n' }, {}],
  ] as const)('%j has %j to put right', (changes, problems) => expect(roundProblems({ ...emptyRound, ...changes })).toEqual(problems));
});
