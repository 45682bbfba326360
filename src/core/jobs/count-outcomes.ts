import type { JobOutcome } from './job-outcome.ts';

/** What one member reported of one job. */
export interface ReportedOutcome {
  readonly companyId: string;
  readonly jobId: string;
  readonly outcome: JobOutcome;
  /** Its number among the saved jobs of the member. */
  readonly place: number;
}

/** What is counted of the reports of one member: each job once, and each company once, with the job they saved there last, so that nobody counts twice at a company. */
export function countedOnce(reports: readonly ReportedOutcome[]): readonly Pick<ReportedOutcome, 'companyId' | 'jobId' | 'outcome'>[] {
  const ofCompanies = new Map<string, ReportedOutcome>();
  for (const report of reports) {
    const known = ofCompanies.get(report.companyId);
    if (!known || known.place < report.place) ofCompanies.set(report.companyId, report);
  }
  return [...reports, ...[...ofCompanies.values()].map((report) => ({ ...report, jobId: '' }))].map(({ companyId, jobId, outcome }) => ({
    companyId,
    jobId,
    outcome,
  }));
}
