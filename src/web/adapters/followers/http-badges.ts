import type { operations } from '#contract/generated/company.ts';
import type { Service } from '#contract/service.ts';
import type { Badges } from '#core/followers/badges.ts';

export const httpBadges = (company: Service<operations>): Badges => ({
  at: async (urlName) => (await company.getCompanyBadges({ path: { urlName } })).items,
});
