import type { operations } from '#contract/generated/rewards.ts';
import type { Service } from '#contract/service.ts';
import type { Rewards } from '#core/rewards/rewards.ts';

/** Reads rewards as any page does, and pays anonymously without cookie or key. */
export const httpRewards = (reading: Service<operations>, byNobody: Pick<Service<operations>, 'redeemCoupon'>): Rewards => ({
  scheme: () => reading.getRewards({}),
  coupons: async () => (await reading.listCoupons({})).items,
  async redeem(couponId, tokens) {
    const body = { tokens: tokens.map(({ keyId, prefix, signature }) => ({ keyId, prefix, signature })) };
    return (await byNobody.redeemCoupon({ path: { couponId }, body })).code;
  },
});
