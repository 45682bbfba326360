import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyReplies } from '#core/company-desk/company-replies.ts';
import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpCompanyReplies = (desk: Service<Sparse<operations>>): CompanyReplies => ({
  list: (urlName, isAnswered, after, pageSize) => desk.listDeskReviews({ path: { urlName }, query: { isAnswered, ...pageQuery(after, pageSize) } }),
  save: (urlName, reviewId, text) => desk.saveReply({ path: { urlName, reviewId }, body: { text } }),
  takeBack: (urlName, reviewId) => desk.removeReply({ path: { urlName, reviewId } }),
  versions: async (reviewId) => (await desk.listReplyVersions({ path: { reviewId } })).items,
});
