import type { MadeFigure } from '../crowds/figure.ts';
import { shownParts } from '../crowds/shown-parts.ts';
import type { InterviewFigures } from './interview-figures.ts';
import { hiddenFigures, interviewFiguresOf, nextInterviews, noneMade, noTallies, type InterviewTallies, type MadeInterviews } from './interview-tallies.ts';

/** The number under which all jobs of a company stand together. */
export const allJobs = 0;

/** Figures that may be shown, and those that no story shows of itself as they were made last. */
export interface CountedInterviews {
  readonly figures: InterviewFigures;
  readonly made: MadeInterviews;
}

/**
 * The figures of a company and of each of its jobs, by the number of the job. What no story shows of itself is shown of a job where what is left of the company without the jobs
 * that are shown is nobody, or enough people (complementary suppression, F-02).
 */
export function companyInterviews(
  tallies: ReadonlyMap<number, InterviewTallies>,
  before: ReadonlyMap<number, MadeInterviews> = new Map(),
): ReadonlyMap<number, CountedInterviews> {
  const counted = new Map([[allJobs, tallies.get(allJobs) ?? noTallies] as const, ...[...tallies].filter(([job]) => job !== allJobs)]);
  const made = new Map([...counted].map(([job, of]) => [job, nextInterviews(before.get(job) ?? noneMade, of)]));
  const shown = new Set(hiddenFigures.flatMap((name) => jobsThatShow(name, made)));
  const mayShow = <Made>(job: number, figures: Readonly<Record<string, MadeFigure<Made> | undefined>>) =>
    Object.fromEntries(Object.entries(figures).filter(([name]) => job === allJobs || shown.has(`${job} ${name}`)));
  return new Map(
    [...counted].map(([job, of]) => {
      const all = made.get(job) ?? noneMade;
      const figures = interviewFiguresOf(of, { medians: mayShow(job, all.medians), shares: mayShow(job, all.shares) });
      return [job, { figures, made: all }];
    }),
  );
}

/** The jobs that may show a figure beside the company, by how many people each was made of. */
function jobsThatShow(name: string, made: ReadonlyMap<number, MadeInterviews>): readonly string[] {
  const of = (job: number): number => {
    const figure = made.get(job)?.medians[name] ?? made.get(job)?.shares[name];
    return figure?.isShown ? figure.people : 0;
  };
  const jobs = [...made.keys()].filter((job) => job !== allJobs);
  return shownParts(
    jobs.map((job) => ({ job, people: of(job) })),
    of(allJobs),
  ).map(({ job }) => `${job} ${name}`);
}
