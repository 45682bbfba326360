import type { operations } from '#contract/generated/rewards.ts';
import type { Service } from '#contract/service.ts';
import type { Rewards, RewardTokens } from '#core/rewards/rewards.ts';

/** Rewards: drawing points by contribution key, and spending them anonymously. */
export const rewardOperations = ({ rewards, rewardTokens }: { readonly rewards: Rewards; readonly rewardTokens: RewardTokens }) =>
  ({
    getRewards: () => rewards.scheme(),
    listCoupons: async () => ({ items: await rewards.coupons() }),
    drawRewardToken: async ({ body }) => ({ blindSignature: await rewardTokens.draw(body) }),
    redeemCoupon: async ({ path, body }) => ({ code: await rewards.redeem(path.couponId, body.tokens) }),
  }) satisfies Service<operations>;
