import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributedInterviews } from '#core/interviews/contributed-interviews.ts';
import type { OwnInterview } from '#core/interviews/interview-draft.ts';
import { ModeratedContribution } from './moderated-contribution.ts';

/** One story of an interview of this device. */
export class HeldInterview extends ModeratedContribution<OwnInterview> {
  readonly kind = 'interview';

  constructor(key: ContributionKey, interviews: ContributedInterviews) {
    super(key, interviews, ({ interviewId }) => interviewId);
  }
}
