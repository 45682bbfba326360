/** Reported results of applications: no answer, rejection or offer. */
export const jobOutcomes = ['silent', 'rejected', 'offered'] as const;
export type JobOutcome = (typeof jobOutcomes)[number];

/** Share of reports in percent. */
export interface JobOutcomeShare {
  readonly of: JobOutcome;
  readonly percent: number;
}
