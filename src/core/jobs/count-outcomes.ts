import { fewestContributors } from '../crowds/fewest.ts';
import { jobOutcomes, type JobOutcome } from '../careers/job-outcome.ts';
import type { OutcomeCounts } from './outcome-shares.ts';

export interface ReportedOutcome {
  readonly saver: string;
  readonly jobId: string;
  /** Null if withdrawn, or the member has no valid proof. */
  readonly outcome: JobOutcome | null;
  readonly place: number;
  readonly countedAs: JobOutcome | null;
  readonly isCountedAtJob: boolean;
}

export type CountedOutcome = ReportedOutcome & { readonly outcome: JobOutcome };

export interface MadeOutcomes {
  readonly counts: OutcomeCounts;
  readonly reports: readonly CountedOutcome[];
}

/** Figures by job, '' for all jobs; missing ones are hidden. */
export type NextOutcomes = ReadonlyMap<string, MadeOutcomes | 'unchanged'>;

/** Remakes a figure only with eight uncounted people, so that none can be inferred (F-02). */
export function nextOutcomes(reports: readonly ReportedOutcome[]): NextOutcomes {
  const own = new Map<string, CountedOutcome>();
  for (const report of reports) if (isSaid(report) && (own.get(report.saver)?.place ?? -1) < report.place) own.set(report.saver, report);
  const counted = new Set(reports.flatMap(({ saver, countedAs }) => (countedAs === null ? [] : [saver])));
  const last = [...own.values()];
  const ofJob = (jobId: string) =>
    nextOf(
      last.filter((report) => report.jobId === jobId),
      ({ isCountedAtJob }) => isCountedAtJob,
    );
  const ofJobs = [...new Set(last.map(({ jobId }) => jobId))].map((jobId) => [jobId, ofJob(jobId)] as const);
  const all = [['', nextOf(last, ({ saver }) => counted.has(saver))] as const, ...ofJobs];
  return new Map(all.flatMap(([name, next]) => (next === undefined ? [] : [[name, next] as const])));
}

const isSaid = (report: ReportedOutcome): report is CountedOutcome => report.outcome !== null;

/** Undefined if too few counted people remain. */
function nextOf(reports: readonly CountedOutcome[], isCounted: (report: CountedOutcome) => boolean): MadeOutcomes | 'unchanged' | undefined {
  const known = reports.filter(isCounted).length;
  if (reports.length - known >= fewestContributors) return { counts: countsOf(reports), reports };
  return known >= fewestContributors ? 'unchanged' : undefined;
}

function countsOf(reports: readonly CountedOutcome[]): OutcomeCounts {
  const of = (outcome: JobOutcome): number => reports.filter((report) => report.outcome === outcome).length;
  const [silent, rejected, offered] = jobOutcomes.map(of);
  return { people: reports.length, silent: silent ?? 0, rejected: rejected ?? 0, offered: offered ?? 0 };
}
