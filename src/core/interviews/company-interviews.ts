import { nextCells, saidInAll, type CellAnswer, type Cells, type NextCells } from '../crowds/cells.ts';
import type { InterviewFigures } from './interview-figures.ts';
import { hiddenFigures, interviewFiguresOf, noTallies, type InterviewTallies } from './interview-tallies.ts';

/** Number for all jobs of a company together. */
export const allTitles = 0;

export type HiddenAnswers = Readonly<Record<string, readonly CellAnswer[]>>;

export type MadeInterviews = Readonly<Record<string, Cells>>;

interface CompanyInterviews {
  readonly figures: ReadonlyMap<number, InterviewFigures>;
  readonly next: Readonly<Record<string, NextCells>>;
}

/** Builds hidden facts from the cells of company and job. */
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
