import { describe, expect, it } from 'vitest';
import { allJobs, companyInterviews } from './company-interviews.ts';
import { noTallies, type InterviewTallies } from './interview-tallies.ts';

const waits = (people: number): InterviewTallies => ({
  ...noTallies,
  interviewsCount: people,
  counts: [
    { fact: 'totalDays', value: 12, count: people },
    { fact: 'waitDays', stage: 2, value: 3, count: people },
    { fact: 'roundKind', stage: 2, said: 'hr', count: people },
  ],
});

/** The jobs of which the days are shown, where so many of a company and of each of its jobs told them. */
function shownIn(all: number, ...jobs: readonly number[]): readonly number[] {
  const figures = companyInterviews(new Map([[allJobs, waits(all)], ...jobs.map((people, at) => [at + 1, waits(people)] as const)]));
  return [...figures].flatMap(([job, { figures: made }]) => (made.totalDays && made.stages.length > 0 ? [job] : []));
}

describe('the figures of a company and of its jobs (F-12, F-24)', () => {
  it('are of each that has a story, and of the company also where there is none', () => {
    expect([...companyInterviews(new Map())].map(([job, { figures }]) => [job, figures.interviewsCount])).toEqual([[allJobs, 0]]);
    const made = companyInterviews(
      new Map([
        [allJobs, waits(3)],
        [7, waits(1)],
      ]),
    );
    expect([...made].map(([job, { figures }]) => [job, figures.interviewsCount])).toEqual([
      [allJobs, 3],
      [7, 1],
    ]);
  });

  it('show of a job what eight told, unless the company without it would tell of a few', () => {
    expect(shownIn(7, 7)).toEqual([]);
    expect(shownIn(8, 8)).toEqual([allJobs, 1]);
    expect(shownIn(9, 8)).toEqual([allJobs]);
    expect(shownIn(15, 8)).toEqual([allJobs]);
    expect(shownIn(16, 8)).toEqual([allJobs, 1]);
    expect(shownIn(18, 9, 8)).toEqual([allJobs, 1]);
  });

  it('are kept until enough have come', () => {
    const first = companyInterviews(new Map([[allJobs, waits(8)]]));
    const more = (people: number) => companyInterviews(new Map([[allJobs, waits(people)]]), first).get(allJobs)?.counted;
    expect([more(15), more(16)]).toEqual([
      { totalDays: 8, 'waitDays 2': 8 },
      { totalDays: 16, 'waitDays 2': 16 },
    ]);
  });
});
