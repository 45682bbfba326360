import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Reports } from '#core/moderation/reports.ts';

export const reportOperations = ({ reports }: { readonly reports: Reports }) =>
  ({ reportContent: async ({ body }) => ({ isFiled: await reports.file(body) }) }) satisfies Partial<Service<operations>>;
