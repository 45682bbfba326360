import { longestCouponCode, longestCouponText, mostCouponPoints, mostCoupons } from './coupon.ts';

/** The lengths and counts of coupons. */
export const rewardBounds = { longestCouponCode, longestCouponText, mostCouponPoints, mostCoupons };
