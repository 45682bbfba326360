import { ContributedInterviews, interviewContribution } from '#core/interviews/own-interviews.ts';
import { repliedKind } from './web-kind.ts';

export const webInterviews = repliedKind(
  interviewContribution,
  ContributedInterviews,
  async () => (await import(/* webpackChunkName: "contributed" */ '#web/adapters/interviews/http-own-interviews.ts')).deviceInterviews,
);
