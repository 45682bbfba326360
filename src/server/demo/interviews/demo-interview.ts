import type { InterviewDraft } from '#core/interviews/interview-draft.ts';

export interface DemoInterview extends Omit<InterviewDraft, 'designationId' | 'collegeId'> {
  readonly interviewId: string;
  readonly authorRef: string;
  /** Job by its reference names, or null where its author left it out. */
  readonly job: { readonly department: string; readonly designation: string } | null;
  readonly college: string | null;
  readonly weeksAgo: number;
  readonly helpful: number;
}
