import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { HiddenReplies } from '#core/company-desk/hidden-replies.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpHiddenReplies = (desk: Service<Sparse<operations>>): HiddenReplies => ({
  list: async (urlName) => (await desk.listHiddenReplies({ path: { urlName } })).items,
  appeal: (urlName, replyId, text) => desk.submitReplyAppeal({ path: { urlName, replyId }, body: { text } }),
});
