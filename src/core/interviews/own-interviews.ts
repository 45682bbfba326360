import { ContributedReplied } from '../contributions/contributed.ts';
import { RepliedContributions, type ModeratedKind } from '../contributions/own-contributions.ts';
import type { InterviewDraft, OwnInterview } from './interview-draft.ts';

export const interviewContribution: ModeratedKind<Pick<OwnInterview, 'interviewId'>, 'interview'> = {
  kind: 'interview',
  resource: 'INTERVIEW',
  idOf: ({ interviewId }) => interviewId,
};

export abstract class OwnInterviews extends RepliedContributions<InterviewDraft, OwnInterview> {}

export abstract class ContributedInterviews extends ContributedReplied<InterviewDraft, OwnInterview> {}

declare module '../kinds/contribution-kinds.ts' {
  interface OwnOfKinds {
    readonly interview: OwnInterview;
  }
}
