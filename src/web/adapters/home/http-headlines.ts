import type { operations } from '#contract/generated/aggregation.ts';
import type { Service } from '#contract/service.ts';
import type { Headlines } from '#core/home/headlines.ts';

export const httpHeadlines = (aggregation: Service<operations>): Headlines => ({
  stats: () => aggregation.getHeadlineStats({}),
});
