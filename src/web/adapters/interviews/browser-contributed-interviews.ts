import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { ContributedInterviews } from '#core/interviews/contributed-interviews.ts';
import type { InterviewDraft, OwnInterview } from '#core/interviews/interview-draft.ts';
import { BrowserAppealed } from '../contributions/browser-contributed.ts';

/** Interviews that were contributed from this browser. */
export class BrowserContributedInterviews
  extends BrowserAppealed<InterviewDraft, OwnInterview, Pick<OwnInterview, 'interviewId' | 'version'>, ContributedInterviews>
  implements ContributedInterviews
{
  constructor(keys: Pick<ContributionKeys, 'list' | 'forget'>, load: () => Promise<ContributedInterviews>) {
    super('interview', keys, load);
  }
}
