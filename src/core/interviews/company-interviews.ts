import { shownParts } from '../crowds/shown-parts.ts';
import {
  figureName,
  hiddenFacts,
  interviewFiguresOf,
  noTallies,
  numbersOf,
  peopleOf,
  type CountedInterviews,
  type HiddenFigure,
  type InterviewTallies,
} from './interview-tallies.ts';
import { mostRounds } from './interview.ts';

/** The number under which all jobs of a company stand together. */
export const allJobs = 0;

const hiddenFigures: readonly HiddenFigure[] = hiddenFacts.flatMap((fact) =>
  Array.from({ length: fact === 'waitDays' ? mostRounds : 1 }, (_, at) => ({ fact, stage: fact === 'waitDays' ? at + 1 : 0 })),
);

/**
 * The figures of a company and of each of its jobs, by the number of the job. What no story shows of itself is shown of a job where what is left of the company without the jobs
 * that are shown is nobody, or several (complementary suppression, F-02).
 */
export function companyInterviews(
  tallies: ReadonlyMap<number, InterviewTallies>,
  before: ReadonlyMap<number, CountedInterviews> = new Map(),
): ReadonlyMap<number, CountedInterviews> {
  const all = tallies.get(allJobs) ?? noTallies;
  const jobs = [...tallies].filter(([job]) => job !== allJobs);
  const shown = new Set(
    hiddenFigures.flatMap((figure) => {
      const parts = jobs.map(([job, of]) => ({ job, people: peopleOf(numbersOf(of, figure)) }));
      return shownParts(parts, peopleOf(numbersOf(all, figure))).map(({ job }) => `${job} ${figureName(figure)}`);
    }),
  );
  const mayShow = (job: number) => (figure: HiddenFigure) => job === allJobs || shown.has(`${job} ${figureName(figure)}`);
  return new Map([[allJobs, all] as const, ...jobs].map(([job, of]) => [job, interviewFiguresOf(of, { before: before.get(job), mayShow: mayShow(job) })]));
}
