import { describe, expect, it } from 'vitest';
import { again, freshly } from '#tests/fakes/crowds/freshly.ts';
import type { CrowdNumbers } from '../crowds/figure.ts';
import { allJobs, companyInterviews } from './company-interviews.ts';
import { noTallies, type InterviewTallies } from './interview-tallies.ts';

const waits = (people: number, known = 0): InterviewTallies => ({
  ...noTallies,
  interviewsCount: people,
  counts: [{ fact: 'roundKind', stage: 2, said: 'hr', count: people }],
  hidden: { totalDays: days(12, people, known), 'waitDays 2': days(4, people, known) },
});

const days = (value: number, people: number, known: number): CrowdNumbers => [
  ...freshly(...Array<number>(people - known).fill(value)),
  ...again(...Array<number>(known).fill(value)),
];

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

  it('stay as they are until enough have come', () => {
    const first = companyInterviews(new Map([[allJobs, waits(8)]]));
    const before = new Map([...first].map(([job, { made }]) => [job, made]));
    const daysOf = (people: number) => companyInterviews(new Map([[allJobs, waits(people, 8)]]), before).get(allJobs)?.made.medians['totalDays']?.people;
    expect([daysOf(15), daysOf(16)]).toEqual([8, 16]);
  });
});
