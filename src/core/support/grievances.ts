import type { Grievance, GrievanceDraft, GrievanceReceipt } from './grievance.ts';

/** The grievances of anyone, guest or member. No account is recorded with one: only its number leads back to it (R-246, F-15). */
export abstract class Grievances {
  /** Files a grievance. The same key with the same words is the same grievance, so that one whose answer was lost is filed once; with other words it is refused. */
  abstract file(submissionKey: string, draft: GrievanceDraft): Promise<GrievanceReceipt>;
  /** The grievance of a number, for anyone who knows it. */
  abstract find(grievanceId: string): Promise<Grievance>;
}
