import { describe, expect, it } from 'vitest';
import type { CellAnswer } from '../crowds/cells.ts';
import { allTitles, companyInterviews } from './company-interviews.ts';
import { noTallies, type InterviewTallies } from './interview-tallies.ts';

const reported = (people: number): InterviewTallies => ({
  ...noTallies,
  interviewsCount: people,
  counts: [{ fact: 'roundKind', stage: 2, said: 'hr', count: people }],
});

const days = (part: number, value: number, count: number): CellAnswer => ({ part, cell: null, hasWaited: false, value, count });

function figuresOf(...jobs: readonly number[]) {
  const all = jobs.reduce((sum, people) => sum + people, 0);
  const tallies = new Map([[allTitles, reported(all)] as const, ...jobs.map((people, at) => [at + 1, reported(people)] as const)]);
  const hidden = {
    totalDays: jobs.map((people, at) => days(at + 1, 12, people)),
    'waitDays 2': jobs.map((people, at) => days(at + 1, 4, people)),
  };
  return companyInterviews(tallies, hidden).figures;
}

const shownIn = (...jobs: readonly number[]): readonly number[] =>
  [...figuresOf(...jobs)].flatMap(([job, { totalDays, stages }]) => (totalDays && stages.length > 0 ? [job] : []));

describe('the figures of a company and of its jobs (F-12, F-24)', () => {
  it('cover every job with a story, and the company even without any', () => {
    const counts = (figures: ReturnType<typeof figuresOf>) => [...figures].map(([job, { interviewsCount }]) => [job, interviewsCount]);
    expect(counts(figuresOf())).toEqual([[allTitles, 0]]);
    expect(counts(figuresOf(1, 2))).toEqual([
      [allTitles, 3],
      [1, 1],
      [2, 2],
    ]);
  });

  it('show a job’s eight stories, and the company’s others only from eight on', () => {
    expect(shownIn(7)).toEqual([]);
    expect(shownIn(8)).toEqual([allTitles, 1]);
    expect(shownIn(8, 1)).toEqual([allTitles, 1]);
    expect(shownIn(4, 4)).toEqual([allTitles]);
    expect([figuresOf(8, 7), figuresOf(8, 8)].map((figures) => figures.get(allTitles)?.totalDays?.people)).toEqual([8, 10]);
  });
});
