import type { operations } from '#contract/generated/rewards.ts';
import type { Service } from '#contract/service.ts';
import type { Rewards } from '#core/rewards/rewards.ts';

/** What points are for, read as every page reads, and paid for by nobody in particular: neither a cookie nor a key goes along. */
export const httpRewards = (reading: Service<operations>, byNobody: Pick<Service<operations>, 'redeemCoupon'>): Rewards => ({
  scheme: () => reading.getRewards({}),
  coupons: async () => (await reading.listCoupons({})).items,
  async redeem(couponId, tokens) {
    const body = { tokens: tokens.map(({ keyId, prefix, signature }) => ({ keyId, prefix, signature })) };
    return (await byNobody.redeemCoupon({ path: { couponId }, body })).code;
  },
});
