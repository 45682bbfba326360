import { fewestContributors } from '../crowds/fewest.ts';
import { jobOutcomes, type JobOutcome } from '../careers/job-outcome.ts';
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
  /** True where the figures of its job count it. */
  readonly isCountedAtJob: boolean;
}

/** A report that counts. */
export type CountedOutcome = ReportedOutcome & { readonly outcome: JobOutcome };

/** A figure that is made now, and of which reports. */
export interface MadeOutcomes {
  readonly counts: OutcomeCounts;
  readonly reports: readonly CountedOutcome[];
}

/** The figures of a company by the job, '' for all jobs: made now, or left as they are; others are hidden. */
export type NextOutcomes = ReadonlyMap<string, MadeOutcomes | 'unchanged'>;

/** The next figures of a company, and of each of its jobs: each is made again with eight people whom it never counted, so that none is read out (F-02). */
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

/** One figure; nothing where too few of those it counted are left. */
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
