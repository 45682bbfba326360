import type { InterviewDraft } from '#core/interviews/interview-draft.ts';

/** A story of an interview at a demo company. */
export interface DemoInterview extends Omit<InterviewDraft, 'designationId' | 'collegeId'> {
  readonly interviewId: string;
  readonly authorRef: string;
  /** The job as the reference lists call it; null where its author left it out. */
  readonly job: { readonly department: string; readonly designation: string } | null;
  /** The name of the college, for one on campus. */
  readonly college: string | null;
  readonly weeksAgo: number;
  readonly helpful: number;
}
