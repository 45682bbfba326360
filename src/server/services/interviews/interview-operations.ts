import type { operations } from '#contract/generated/interviews/interviews.ts';
import type { Service } from '#contract/service.ts';
import { everyInterview, latestInterviews } from '#core/interviews/interview-search.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import type { OwnInterviews } from '#core/interviews/own-interviews.ts';
import { companyAsked, done, ownItems } from '../contributions/own-answers.ts';

/** Public stories, and contributions accessed by key alone. */
export const interviewOperations = ({
  interviews,
  ownInterviews,
}: {
  readonly interviews: Interviews;
  readonly ownInterviews: OwnInterviews;
}): Service<operations> => ({
  listInterviews: ({ path, query: { cursor, limit, ...search } }) => interviews.list(path.urlName, { ...everyInterview, ...search }, cursor, limit),
  getInterviewFilters: ({ path, query: { designation = null } }) => interviews.filters(path.urlName, designation),
  listLatestInterviews: ({ query: { cursor, limit, ...search } }) => interviews.latest({ ...latestInterviews, ...search }, cursor, limit),
  getInterview: ({ path }) => interviews.one(path.interviewId),
  createInterview: ({ body: { companyUrlName, typedCompany, token, ...draft } }) =>
    ownInterviews.create(companyAsked(companyUrlName, typedCompany), draft, token),
  updateInterview: ({ path, body: { version, ...draft } }) => ownInterviews.change(path.interviewId, draft, version),
  deleteInterview: ({ path }) => done(ownInterviews.remove(path.interviewId)),
  submitInterviewAppeal: ({ path, body }) => ownInterviews.appeal(path.interviewId, body.text),
  saveInterviewAnswer: ({ path, body }) => ownInterviews.answerReply(path.interviewId, body.text),
  removeInterviewAnswer: ({ path }) => ownInterviews.answerReply(path.interviewId, ''),
  listMyInterviews: () => ownItems(ownInterviews.mine()),
});
