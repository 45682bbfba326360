import { ContributedInterviews, interviewContribution } from '#core/interviews/own-interviews.ts';
import { moderatedKind } from './web-kind.ts';

export const webInterviews = moderatedKind(
  interviewContribution,
  ContributedInterviews,
  async () => (await import(/* webpackChunkName: "contributed" */ '#web/adapters/interviews/http-own-interviews.ts')).deviceInterviews,
);
