import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { BenefitReplies } from '#core/company-desk/company-replies.ts';
import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpBenefitReplies = (desk: Service<Sparse<operations>>): BenefitReplies => ({
  list: (urlName, isAnswered, after, pageSize) => desk.listDeskBenefitNotes({ path: { urlName }, query: { isAnswered, ...pageQuery(after, pageSize) } }),
  save: (urlName, benefitsId, text) => desk.saveBenefitReply({ path: { urlName, benefitsId }, body: { text } }),
  takeBack: (urlName, benefitsId) => desk.removeBenefitReply({ path: { urlName, benefitsId } }),
  versions: async (benefitsId) => (await desk.listBenefitReplyVersions({ path: { benefitsId } })).items,
});
