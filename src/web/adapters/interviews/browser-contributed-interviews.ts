import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { ContributedInterviews } from '#core/interviews/contributed-interviews.ts';
import type { InterviewDraft, OwnInterview } from '#core/interviews/interview-draft.ts';
import { BrowserContributed } from '../contributions/browser-contributed.ts';

/** Interviews that were told from this browser. */
export class BrowserContributedInterviews extends BrowserContributed<InterviewDraft, OwnInterview, ContributedInterviews> implements ContributedInterviews {
  constructor(keys: Pick<ContributionKeys, 'list' | 'forget'>, load: () => Promise<ContributedInterviews>) {
    super('interview', keys, load);
  }

  async change(publicKey: string, before: Pick<OwnInterview, 'interviewId' | 'version'>, draft: InterviewDraft): Promise<OwnInterview> {
    return (await this.loaded()).change(publicKey, before, draft);
  }

  async appeal(publicKey: string, interviewId: string, text: string): Promise<OwnInterview> {
    return (await this.loaded()).appeal(publicKey, interviewId, text);
  }
}
