import type { InLanguages } from '../device/language-texts.ts';

/** A text of a coupon, as the host wrote it in each language. */
export type CouponText = InLanguages<string>;

/** Something that points pay for, given by the host. */
export interface Coupon {
  readonly couponId: string;
  readonly title: CouponText;
  readonly text: CouponText;
  /** The points that it costs. */
  readonly points: number;
  /** How many codes are left. */
  readonly left: number;
  /** The last day on which it can be had. */
  readonly endsOn: string;
}

/** The most coupons at a time. */
export const mostCoupons = 50;

/** The most points that a coupon costs. */
export const mostCouponPoints = 20;

export const longestCouponTitle = 120;
export const longestCouponText = 500;
export const longestCouponCode = 100;

/** The days for which the same points are answered with the same code again, as an answer may be lost. */
export const codeAgainDays = 7;
