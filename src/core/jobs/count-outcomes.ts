import { fewestContributors } from '../crowds/fewest.ts';
import { jobOutcomes, type JobOutcome } from './job-outcome.ts';
import type { OutcomeCounts } from './outcome-shares.ts';

/** What one member reported of one job of a company, and what of it the figures count. */
export interface ReportedOutcome {
  readonly saver: string;
  readonly jobId: string;
  /** Nothing where it was taken back, or its member has no proof that counts. */
  readonly outcome: JobOutcome | null;
  /** Its number among the saved jobs of the member. */
  readonly place: number;
  readonly countedAs: JobOutcome | null;
}

/** The figures of a company: those of now, none any more, or those that are there already. */
export type NextOutcomes =
  | { readonly is: 'counted'; readonly reports: readonly CountedOutcome[]; readonly figures: ReadonlyMap<string, OutcomeCounts> }
  | { readonly is: 'hidden' | 'unchanged' };

/** A report that counts. */
export type CountedOutcome = ReportedOutcome & { readonly outcome: JobOutcome };

/** The next figures of a company, and of each job: made again with eight people never counted, so that none is read out (F-02). */
export function nextOutcomes(reports: readonly ReportedOutcome[]): NextOutcomes {
  const said = reports.filter((report): report is CountedOutcome => report.outcome !== null);
  const own = new Map<string, CountedOutcome>();
  for (const report of said) if ((own.get(report.saver)?.place ?? -1) < report.place) own.set(report.saver, report);
  const counted = new Set(reports.flatMap(({ saver, countedAs }) => (countedAs === null ? [] : [saver])));
  const last = [...own.values()];
  if (last.filter(({ saver }) => !counted.has(saver)).length >= fewestContributors) return { is: 'counted', reports: last, figures: figuresOf(last) };
  return { is: [...counted].filter((saver) => own.has(saver)).length >= fewestContributors ? 'unchanged' : 'hidden' };
}

function figuresOf(reports: readonly CountedOutcome[]): ReadonlyMap<string, OutcomeCounts> {
  const counted = (some: readonly CountedOutcome[]): OutcomeCounts => {
    const of = (outcome: JobOutcome): number => some.filter((report) => report.outcome === outcome).length;
    const [silent, rejected, offered] = jobOutcomes.map(of);
    return { people: some.length, silent: silent ?? 0, rejected: rejected ?? 0, offered: offered ?? 0 };
  };
  const jobs = [...new Set(reports.map(({ jobId }) => jobId))];
  return new Map([['', counted(reports)], ...jobs.map((jobId) => [jobId, counted(reports.filter((report) => report.jobId === jobId))] as const)]);
}
