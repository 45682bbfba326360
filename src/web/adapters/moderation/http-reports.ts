import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Reports } from '#core/moderation/reports.ts';

export const httpReports = (feed: Service<operations>): Reports => ({
  file: async (report) => (await feed.reportContent({ body: report })).isFiled,
});
