import type { operations } from '#contract/generated/support.ts';
import type { Service } from '#contract/service.ts';
import type { SummonsNotices } from '#core/support/summons-notices.ts';

export const httpSummonsNotices = (support: Service<operations>): SummonsNotices => ({
  async count(submissionKey, { authority, asks }) {
    await support.submitSummonsNotice({ body: { submissionKey, authority, asks } });
  },
});
