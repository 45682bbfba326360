import { describe, expect, it } from 'vitest';
import {
  afterMark,
  countCan,
  goneOn,
  keptPracticeIn,
  keptRoundsIn,
  mostKeptPractice,
  mostKeptRounds,
  mostPractised,
  nextRound,
  progressOf,
  withPractised,
  withKeptRound,
} from './practice.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `q${at}`);

describe('a round of practice', () => {
  it('begins with repeats, then new ones in order, then the longest unpractised', () => {
    const kept = { q0: { mark: 'can', at: 5 }, q1: { mark: 'can', at: 3 }, q3: { mark: 'again', at: 9 }, q4: { mark: 'again', at: 7 } } as const;
    expect(nextRound(ids(7), kept).toCome).toEqual(['q4', 'q3', 'q2', 'q5', 'q6', 'q1', 'q0']);
  });

  it('has no more than ten, and none where there are none', () => {
    expect(nextRound(ids(30), {}).toCome).toEqual(ids(mostPractised));
    expect(progressOf(nextRound([], {}))).toEqual({ at: 0, of: 0 });
    expect(afterMark(nextRound([], {}), 'can')).toEqual({ toCome: [], done: [] });
  });

  it('goes on with what one cannot do, and is over once one can do all', () => {
    let round = nextRound(ids(3), {});
    expect(progressOf(round)).toEqual({ at: 1, of: 3 });
    round = afterMark(round, 'again');
    expect([round.toCome, progressOf(round)]).toEqual([['q1', 'q2', 'q0'], { at: 1, of: 3 }]);
    round = afterMark(round, 'can');
    expect(progressOf(round)).toEqual({ at: 2, of: 3 });
    round = afterMark(afterMark(round, 'can'), 'can');
    expect([round, progressOf(round)]).toEqual([
      { toCome: [], done: ['q1', 'q2', 'q0'] },
      { at: 3, of: 3 },
    ]);
  });
});

describe('where one is', () => {
  const round = { toCome: ['q1', 'q2'], done: ['q0'] };

  it('is kept by lists, of those practised last alone', () => {
    const many = ids(mostKeptRounds).reduce((kept, list) => withKeptRound(kept, list, round), {});
    expect(Object.keys(withKeptRound(many, 'q0', round)).at(-1)).toBe('q0');
    const kept = Object.keys(withKeptRound(many, 'new', round));
    expect([kept.length, kept.includes('q0'), kept.includes('q1'), kept.at(-1)]).toEqual([mostKeptRounds, false, true, 'new']);
  });

  it('resumes with the questions that are still there, and ends when none remains', () => {
    expect(goneOn(round, ['q0', 'q2', 'q7'])).toEqual({ toCome: ['q2'], done: ['q0'] });
    expect([goneOn({ toCome: [], done: ['q0'] }, ids(3)), goneOn(round, ['q0']), goneOn(undefined, ids(3))]).toEqual([undefined, undefined, undefined]);
  });

  it('is read as far as it is what it ought to be', () => {
    expect(keptRoundsIn({ here: round, there: { toCome: ['q1', 7], done: 'x' }, else: null })).toEqual({
      here: round,
      there: { toCome: ['q1'], done: [] },
      else: { toCome: [], done: [] },
    });
    expect([keptRoundsIn(null), keptRoundsIn('x')]).toEqual([{}, {}]);
  });
});

describe('what is stored of practice', () => {
  it('is how each question went last, of the latest alone', () => {
    const first = withPractised({}, 'q1', { mark: 'again', at: 1 });
    expect(withPractised(first, 'q1', { mark: 'can', at: 2 })).toEqual({ q1: { mark: 'can', at: 2 } });
    const full = Object.fromEntries(ids(mostKeptPractice).map((id, at) => [id, { mark: 'can', at } as const]));
    const kept = withPractised(full, 'new', { mark: 'again', at: 1_000 });
    expect([Object.keys(kept).length, 'q0' in kept, 'q1' in kept, kept['new']?.mark]).toEqual([mostKeptPractice, false, true, 'again']);
  });

  it('tells how many of a list one can do', () => {
    expect(countCan(ids(3), { q0: { mark: 'can', at: 1 }, q1: { mark: 'again', at: 2 }, q9: { mark: 'can', at: 3 } })).toBe(1);
  });

  it('is read as far as it is what it ought to be', () => {
    expect(keptPracticeIn({ q1: { mark: 'can', at: 2 }, q2: { mark: 'never', at: 2 }, q3: 7, q4: { mark: 'again', at: 'x' } })).toEqual({
      q1: { mark: 'can', at: 2 },
      q4: { mark: 'again', at: 0 },
    });
    expect([keptPracticeIn(null), keptPracticeIn('x')]).toEqual([{}, {}]);
  });
});
