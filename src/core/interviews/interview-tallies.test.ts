import { describe, expect, it } from 'vitest';
import { interviewFiguresOf, noTallies, type HiddenFact, type InterviewCount, type InterviewTallies } from './interview-tallies.ts';

const tallied = (...counts: readonly InterviewCount[]): InterviewTallies => ({ ...noTallies, counts });
const figures = (...counts: readonly InterviewCount[]) => interviewFiguresOf(tallied(...counts)).figures;

/** One count for each number that somebody said. */
const said = (fact: Exclude<HiddenFact, 'waitDays'>, ...numbers: readonly number[]): readonly InterviewCount[] =>
  numbers.map((value) => ({ fact, value, count: 1 }));
const waited = (stage: number, value: number, count: number): InterviewCount => ({ fact: 'waitDays', stage, value, count });
const had = (stage: number, kind: string, count: number): InterviewCount => ({ fact: 'roundKind', stage, said: kind, count });
const ended = (outcome: string, count: number): InterviewCount => ({ fact: 'outcome', said: outcome, count });
const ofPeople = (fact: Exclude<HiddenFact, 'waitDays'>, value: number, count: number): InterviewCount => ({ fact, value, count });

describe('the figures of stories (F-24)', () => {
  it('are none where there is no story', () => {
    const none = { letterDays: null, joiningDays: null, moved: null, revoked: null };
    expect(figures()).toEqual({
      interviewsCount: 0,
      questionsCount: 0,
      experiences: [],
      outcomes: [],
      sources: [],
      hardnesses: [],
      roundKinds: [],
      totalDays: null,
      stages: [],
      feedback: null,
      unpaidHours: null,
      offers: none,
    });
  });

  it('count exactly what each story shows itself, in the order of the lists', () => {
    const shown = figures(
      ended('silent', 2),
      ended('offered', 1),
      { fact: 'experience', said: 'experienced', count: 1 },
      { fact: 'source', said: 'referral', count: 3 },
      { fact: 'hardness', said: 'hard', count: 2 },
      had(1, 'hr', 1),
      had(2, 'hr', 2),
      had(1, 'written', 1),
    );
    expect(shown).toMatchObject({
      experiences: [{ of: 'experienced', count: 1 }],
      outcomes: [
        { of: 'offered', count: 1 },
        { of: 'silent', count: 2 },
      ],
      sources: [{ of: 'referral', count: 3 }],
      hardnesses: [{ of: 'hard', count: 2 }],
      roundKinds: [
        { of: 'written', count: 1 },
        { of: 'hr', count: 3 },
      ],
    });
  });

  it.each(['totalDays', 'unpaidHours'] as const)('have the median of %s from eight people on', (fact) => {
    expect(figures(...said(fact, 1, 2, 3, 4, 5, 6, 7))[fact]).toBeNull();
    expect(figures(...said(fact, 30, 2, 3, 4, 5, 6, 7, 1))[fact]).toEqual({ median: 4, people: 5 });
    expect(figures(...said(fact, 0, 0, 0, 0, 0, 0, 0, 0, 9))[fact]).toEqual({ median: 0, people: 5 });
    expect(figures(ofPeople(fact, 3, 4), ofPeople(fact, 9, 6))[fact]).toEqual({ median: 9, people: 10 });
  });

  it('say shares in steps of five percent, of eight people on', () => {
    const feedback = (yes: number, no: number) => figures(ofPeople('feedback', 1, yes), ofPeople('feedback', 0, no)).feedback;
    expect(feedback(4, 3)).toBeNull();
    expect([feedback(0, 8), feedback(1, 7), feedback(3, 5), feedback(8, 0)]).toEqual([0, 15, 40, 100].map((percent) => ({ percent, people: 5 })));
    expect(feedback(1, 19)).toEqual({ percent: 5, people: 20 });
  });

  it('say how long the wait for each round is, by its place and the kind that most had there', () => {
    const rounds = [had(1, 'written', 3), had(1, 'technical', 4), had(1, 'hr', 1), had(2, 'hr', 8), had(3, 'hr', 9)];
    const shown = figures(...rounds, waited(1, 2, 5), waited(1, 10, 3), waited(2, 4, 7), waited(3, 0, 8));
    expect(shown.stages).toEqual([
      { stage: 1, kind: 'technical', days: { median: 2, people: 5 } },
      { stage: 3, kind: 'hr', days: { median: 0, people: 5 } },
    ]);
    expect(figures(had(1, 'hr', 4), had(1, 'written', 4), waited(1, 2, 8)).stages.map(({ kind }) => kind)).toEqual(['written']);
  });
});

describe('what becomes of offers (F-12)', () => {
  it('is said of eight who told it, each fact by itself', () => {
    const { offers } = figures(
      ...said('letterDays', 1, 5, 9, 12, 20, 33, 41, 60),
      ...said('joiningDays', 30, 30, 30, 60, 60, 60, 60),
      ofPeople('moved', 1, 5),
      ofPeople('moved', 0, 5),
      ofPeople('revoked', 1, 2),
      ofPeople('revoked', 0, 6),
    );
    expect(offers).toEqual({
      letterDays: { median: 12, people: 5 },
      joiningDays: null,
      moved: { percent: 50, people: 10 },
      revoked: { percent: 25, people: 5 },
    });
  });
});

describe('a story that comes out beside others (F-12, F-17, F-24)', () => {
  const revoked = (yes: number, no: number) => tallied(ofPeople('revoked', 1, yes), ofPeople('revoked', 0, no), ended('offered', yes + no));
  const begun = interviewFiguresOf(revoked(1, 7));

  it('moves no figure of what is hidden of it, before eight have come', () => {
    expect(begun.figures.offers.revoked).toEqual({ percent: 15, people: 5 });
    const [one, seven, eight] = [revoked(2, 7), revoked(8, 7), revoked(9, 7)].map((tallies) => interviewFiguresOf(tallies, { before: begun }));
    expect([one, seven, eight].map((each) => each?.figures.offers.revoked?.percent)).toEqual([15, 15, 55]);
    expect([one?.counted, eight?.counted]).toEqual([{ revoked: 8 }, { revoked: 16 }]);
  });

  it('is counted at once where it shows a thing itself', () => {
    expect(interviewFiguresOf(revoked(2, 7), { before: begun }).figures.outcomes).toEqual([{ of: 'offered', count: 9 }]);
  });

  it('takes a figure along where it goes, and fewer than eight are left', () => {
    const left = interviewFiguresOf(revoked(0, 7), { before: begun });
    expect([left.figures.offers.revoked, left.counted]).toEqual([null, {}]);
  });
});
