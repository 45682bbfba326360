/** What people report of an application: nobody answered, they were refused, or they had an offer. */
export const jobOutcomes = ['silent', 'rejected', 'offered'] as const;
export type JobOutcome = (typeof jobOutcomes)[number];

/** The share of those who reported this outcome, in percent. */
export interface JobOutcomeShare {
  readonly of: JobOutcome;
  readonly percent: number;
}
