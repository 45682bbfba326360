import { describe, expect, it } from 'vitest';
import { allTitles, companyInterviews } from './company-interviews.ts';
import { figureName, noTallies, type HiddenFact, type InterviewCount } from './interview-tallies.ts';

type Numbers = Partial<Record<Exclude<HiddenFact, 'waitDays'> | `waitDays ${number}`, readonly number[]>>;

function figures(counts: readonly InterviewCount[] = [], numbers: Numbers = {}) {
  const answers = Object.entries(numbers).map(
    ([name, values = []]) => [name, values.map((value) => ({ part: null, cell: null, hasWaited: false, value, count: 1 }))] as const,
  );
  const shown = companyInterviews(new Map([[allTitles, { ...noTallies, counts }]]), Object.fromEntries(answers)).figures.get(allTitles);
  return shown ?? expect.fail('A company has figures.');
}

const times = (count: number, value: number): readonly number[] => Array<number>(count).fill(value);
const had = (stage: number, kind: string, count: number): InterviewCount => ({ fact: 'roundKind', stage, said: kind, count });
const ended = (outcome: string, count: number): InterviewCount => ({ fact: 'outcome', said: outcome, count });

describe('the figures of stories (F-24)', () => {
  it('are none where there is no story', () => {
    const none = { letterDays: null, joiningDays: null, moved: null, revoked: null };
    expect(figures()).toEqual({
      interviewsCount: 0,
      uncountedCount: 0,
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
    const shown = figures([
      ended('silent', 2),
      ended('offered', 1),
      { fact: 'experience', said: 'experienced', count: 1 },
      { fact: 'source', said: 'referral', count: 3 },
      { fact: 'hardness', said: 'hard', count: 2 },
      had(1, 'hr', 1),
      had(2, 'hr', 2),
      had(1, 'written', 1),
    ]);
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

  it.each([
    ['totalDays', 5],
    ['unpaidHours', 4],
  ] as const)('have the median of %s from eight people on, in steps', (fact, median) => {
    expect(figures([], { [fact]: [1, 2, 3, 4, 5, 6, 7] })[fact]).toBeNull();
    expect(figures([], { [fact]: [30, 2, 3, 4, 5, 6, 7, 1] })[fact]).toEqual({ median, people: 8 });
    expect(figures([], { [fact]: [...times(8, 0), 9] })[fact]).toEqual({ median: 0, people: 8 });
    expect(figures([], { [fact]: [...times(4, 3), ...times(6, 10)] })[fact]).toEqual({ median: 10, people: 10 });
  });

  it('say shares in steps of ten percent, of eight people on', () => {
    const feedback = (yes: number, no: number) => figures([], { feedback: [...times(yes, 1), ...times(no, 0)] }).feedback;
    expect(feedback(4, 3)).toBeNull();
    expect([feedback(0, 8), feedback(1, 7), feedback(3, 5), feedback(8, 0)]).toEqual([0, 10, 40, 100].map((percent) => ({ percent, people: 8 })));
    expect(feedback(1, 19)).toEqual({ percent: 10, people: 20 });
  });

  it('say how long each round is awaited, by its place and commonest kind', () => {
    const rounds = [had(1, 'written', 3), had(1, 'technical', 4), had(1, 'hr', 1), had(2, 'hr', 8), had(3, 'hr', 9)];
    const waits = { 'waitDays 1': [...times(5, 2), ...times(3, 10)], 'waitDays 2': times(7, 4), 'waitDays 3': times(8, 0) };
    expect(figures(rounds, waits).stages).toEqual([
      { stage: 1, kind: 'technical', days: { median: 2, people: 8 } },
      { stage: 3, kind: 'hr', days: { median: 0, people: 8 } },
    ]);
    expect(figures([had(1, 'hr', 4), had(1, 'written', 4)], { 'waitDays 1': times(8, 2) }).stages.map(({ kind }) => kind)).toEqual(['written']);
    expect([figureName('waitDays', 1), figureName('moved')]).toEqual(['waitDays 1', 'moved']);
  });
});

describe('what becomes of offers (F-12)', () => {
  it('is said of eight who shared it, each fact by itself', () => {
    const { offers } = figures([], {
      letterDays: [1, 5, 9, 12, 20, 33, 41, 60],
      joiningDays: [30, 30, 30, 60, 60, 60, 60],
      moved: [...times(5, 1), ...times(5, 0)],
      revoked: [...times(2, 1), ...times(6, 0)],
    });
    expect(offers).toEqual({
      letterDays: { median: 12, people: 8 },
      joiningDays: null,
      moved: { percent: 50, people: 10 },
      revoked: { percent: 30, people: 8 },
    });
  });
});
