import type { ContributionToken } from '../contributions/contribution-token.ts';
import type { InterviewDraft, OwnInterview } from './interview-draft.ts';

/** The interview of the key that signs. No account is known to it, and each has a key of its own (F-07). */
export abstract class OwnInterviews {
  /** Sends an interview at a company with the token that pays for it. The same key sends one; whoever lost the answer is given it again. */
  abstract create(companyUrlName: string, draft: InterviewDraft, token: ContributionToken): Promise<OwnInterview>;
  /** Refused where it was changed since that version. What was taken down waits for a moderator then. */
  abstract change(interviewId: string, draft: InterviewDraft, version: number): Promise<OwnInterview>;
  /** Deletes the story. Its questions go with it, but for those that somebody answered, or that others were asked as well. */
  abstract remove(interviewId: string): Promise<void>;
  /** Appeals the last decision that can be appealed, once, and no later than its last day (F-28). */
  abstract appeal(interviewId: string, text: string): Promise<OwnInterview>;
  /** The interview of this key; none where it has sent none, or deleted it. */
  abstract mine(): Promise<OwnInterview | undefined>;
}
