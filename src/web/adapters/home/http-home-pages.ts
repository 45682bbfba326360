import type { operations } from '#contract/generated/aggregation.ts';
import type { Service } from '#contract/service.ts';
import type { HomePages } from '#core/home/home-pages.ts';

export const httpHomePages = (aggregation: Service<operations>): HomePages => ({
  page: () => aggregation.getHomeAggregate({}),
});
