import type { Grievance, GrievanceDraft, GrievanceReceipt } from './grievance.ts';

/** Grievances from anyone, linked to no account and found only by number (R-246, F-15). */
export abstract class Grievances {
  /** Files once per key and words, and refuses the same key with other words. */
  abstract file(submissionKey: string, draft: GrievanceDraft): Promise<GrievanceReceipt>;
  /** Open to anyone who knows the number. */
  abstract find(grievanceId: string): Promise<Grievance>;
}
