import type { operations } from '#contract/generated/rewards.ts';
import type { Service } from '#contract/service.ts';
import type { RewardTokens } from '#core/rewards/rewards.ts';

export const httpRewardTokens = (signed: Service<operations>): RewardTokens => ({
  draw: async (request) => (await signed.drawRewardToken({ body: request })).blindSignature,
});
