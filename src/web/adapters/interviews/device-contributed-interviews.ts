import type { ContributedInterviews } from '#core/interviews/contributed-interviews.ts';
import type { OwnInterviews } from '#core/interviews/own-interviews.ts';
import type { InterviewDraft, OwnInterview } from '#core/interviews/interview-draft.ts';
import { DeviceAppealed } from '../contributions/device-contributed.ts';
import type { PayingParts } from '../contributions/paying-parts.ts';

/** The ports that an interview is sent with: what pays for it, and the interviews of each key. */
interface InterviewParts extends PayingParts {
  readonly interviewsOf: (publicKey: string) => OwnInterviews;
}

/** Interviews by the keys that this device holds. */
export class DeviceContributedInterviews
  extends DeviceAppealed<InterviewDraft, OwnInterview, Pick<OwnInterview, 'interviewId' | 'version'>>
  implements ContributedInterviews
{
  constructor({ interviewsOf, ...parts }: InterviewParts) {
    super(parts, { kind: 'interview', thingsOf: interviewsOf, idOf: ({ interviewId }) => interviewId });
  }
}
