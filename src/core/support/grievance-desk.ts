import type { Page } from '../page.ts';
import type { Grievance, GrievanceDraft, GrievanceOutcome } from './grievance.ts';

/** A grievance as administrators see it, by the id of its case. The number of its sender is not known to them. */
export interface GrievanceCase extends Grievance, GrievanceDraft {
  readonly caseId: string;
}

/** The grievances of an installation, for administrators (R-246, S-119). */
export abstract class GrievanceDesk {
  /** The cases that wait, the one that is due first at the top, and then those that are answered, newest first. */
  abstract list(after?: string | null, pageSize?: number): Promise<Page<GrievanceCase>>;
  /** Answers a case, once. */
  abstract answer(caseId: string, outcome: GrievanceOutcome, text: string): Promise<GrievanceCase>;
}
