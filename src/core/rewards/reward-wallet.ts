import type { CouponText } from './coupon.ts';
import type { RewardToken } from './rewards.ts';

/** A point that lies on this device. */
export interface LocalPoint extends RewardToken {
  /** The coupon that it was sent to pay for, where no answer came yet. */
  readonly payingFor?: string;
}

/** The code of a coupon that was paid for from this device. */
export interface GotCode {
  readonly couponId: string;
  readonly title: CouponText;
  readonly code: string;
  /** The day on which it was got. */
  readonly gotOn: string;
}

/** All that lies in the wallet of a member. */
export interface WalletContents {
  readonly points: readonly LocalPoint[];
  readonly codes: readonly GotCode[];
}

/**
 * The points of a member on this device, and the codes that they paid for. They lie where the keys of contributions lie: each member of the device has their own, they
 * stay at a sign-out, and nobody else has a copy.
 */
export abstract class RewardWallet {
  abstract contents(): Promise<WalletContents>;
  /** Keeps points, in place of what is known of the same ones. */
  abstract keep(points: readonly LocalPoint[]): Promise<void>;
  /** Keeps a code in place of the points that paid for it, all at once. */
  abstract pay(code: GotCode, spent: readonly LocalPoint[]): Promise<void>;
  /** Forgets points, which are good for nothing any more. */
  abstract drop(points: readonly LocalPoint[]): Promise<void>;
  /** Forgets a code for good. */
  abstract forget(code: GotCode): Promise<void>;
  /** Lets all of it belong to nobody, as where the account of its member is deleted. */
  abstract release(): Promise<void>;
}
