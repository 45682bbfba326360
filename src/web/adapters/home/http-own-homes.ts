import type { operations } from '#contract/generated/aggregation.ts';
import type { Service } from '#contract/service.ts';
import type { OwnHomes } from '#core/home/own-homes.ts';

export const httpOwnHomes = (aggregation: Service<operations>): OwnHomes => ({
  own: () => aggregation.getOwnHome({}),
});
