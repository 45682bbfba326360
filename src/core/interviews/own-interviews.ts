import { ContributedModerated } from '../contributions/contributed.ts';
import { ModeratedContributions, type ModeratedKind } from '../contributions/own-contributions.ts';
import type { InterviewDraft, OwnInterview } from './interview-draft.ts';

export const interviewContribution: ModeratedKind<Pick<OwnInterview, 'interviewId'>, 'interview'> = {
  kind: 'interview',
  resource: 'INTERVIEW',
  idOf: ({ interviewId }) => interviewId,
};

export abstract class OwnInterviews extends ModeratedContributions<InterviewDraft, OwnInterview> {}

export abstract class ContributedInterviews extends ContributedModerated<InterviewDraft, OwnInterview> {}

declare module '../kinds/contribution-kinds.ts' {
  interface OwnOfKinds {
    readonly interview: OwnInterview;
  }
}
