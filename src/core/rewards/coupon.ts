import type { InLanguages } from '../device/language-texts.ts';

export type CouponText = InLanguages<string>;

export interface Coupon {
  readonly couponId: string;
  readonly title: CouponText;
  readonly text: CouponText;
  readonly points: number;
  readonly left: number;
  /** Last day it can be redeemed. */
  readonly endsOn: string;
}

export const mostCoupons = 50;

export const mostCouponPoints = 20;

export const longestCouponTitle = 120;
export const longestCouponText = 500;
export const longestCouponCode = 100;

/** Days during which the same points return the same code, as an answer may be lost. */
export const codeAgainDays = 7;
