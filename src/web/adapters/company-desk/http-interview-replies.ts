import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { InterviewReplies } from '#core/company-desk/company-replies.ts';
import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpInterviewReplies = (desk: Service<Sparse<operations>>): InterviewReplies => ({
  list: (urlName, isAnswered, after, pageSize) => desk.listDeskInterviews({ path: { urlName }, query: { isAnswered, ...pageQuery(after, pageSize) } }),
  save: (urlName, interviewId, text) => desk.saveInterviewReply({ path: { urlName, interviewId }, body: { text } }),
  takeBack: (urlName, interviewId) => desk.removeInterviewReply({ path: { urlName, interviewId } }),
  versions: async (interviewId) => (await desk.listInterviewReplyVersions({ path: { interviewId } })).items,
});
