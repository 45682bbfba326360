import type { operations } from '#contract/generated/aggregation.ts';
import type { Service } from '#contract/service.ts';
import type { ContributionPrompts } from '#core/contributions/contribution-prompts.ts';

export const httpContributionPrompts = (aggregation: Service<operations>): ContributionPrompts => ({
  list: async () => (await aggregation.getContributionPrompts({})).items,
});
