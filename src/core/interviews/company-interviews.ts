import { nextCells, saidInAll, type CellAnswer, type Cells, type NextCells } from '../crowds/cells.ts';
import type { InterviewFigures } from './interview-figures.ts';
import { hiddenFigures, interviewFiguresOf, noTallies, type InterviewTallies } from './interview-tallies.ts';

/** The number under which all jobs of a company stand together. */
export const allTitles = 0;

/** What people say that their stories do not show, by the name of its figure; the parts are jobs. */
export type HiddenAnswers = Readonly<Record<string, readonly CellAnswer[]>>;

/** The cells of each figure that no story shows of itself, as they were made last. */
export type MadeInterviews = Readonly<Record<string, Cells>>;

/** The figures of a company and of each of its jobs, by the number of the job, and the cells they are made of. */
interface CompanyInterviews {
  readonly figures: ReadonlyMap<number, InterviewFigures>;
  readonly next: Readonly<Record<string, NextCells>>;
}

/** The figures of a company and of its jobs: what no story shows of itself is of the cells of the company and of the job. */
export function companyInterviews(tallies: ReadonlyMap<number, InterviewTallies>, hidden: HiddenAnswers, before: MadeInterviews = {}): CompanyInterviews {
  const next = Object.fromEntries(hiddenFigures.map((name) => [name, nextCells(before[name] ?? {}, hidden[name] ?? [])] as const));
  const saidIn = (job: number) =>
    Object.fromEntries(
      Object.entries(next).flatMap(([name, { cells, shown, isWholeShown }]) => {
        const said = job === allTitles ? isWholeShown && saidInAll(cells) : shown.includes(job) && cells[job];
        return said ? [[name, said] as const] : [];
      }),
    );
  const counted = new Map([[allTitles, tallies.get(allTitles) ?? noTallies] as const, ...[...tallies].filter(([job]) => job !== allTitles)]);
  return { figures: new Map([...counted].map(([job, of]) => [job, interviewFiguresOf(of, saidIn(job))])), next };
}
