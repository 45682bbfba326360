import type { Page } from '../page.ts';
import type { Grievance, GrievanceDraft, GrievanceOutcome } from './grievance.ts';

/** Administrators see the case id, never the sender's number. */
export interface GrievanceCase extends Grievance, GrievanceDraft {
  readonly caseId: string;
}

/** Grievances of an installation, for administrators (R-246, S-119). */
export abstract class GrievanceDesk {
  /** Waiting cases by due date, then answered ones, newest first. */
  abstract list(after?: string | null, pageSize?: number): Promise<Page<GrievanceCase>>;
  /** Answers a case, once. */
  abstract answer(caseId: string, outcome: GrievanceOutcome, text: string): Promise<GrievanceCase>;
}
