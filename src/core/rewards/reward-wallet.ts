import type { CouponText } from './coupon.ts';
import type { RewardToken } from './rewards.ts';

export interface LocalPoint extends RewardToken {
  /** Coupon it was sent to pay for, while no answer has come. */
  readonly payingFor?: string;
}

export interface GotCode {
  readonly couponId: string;
  readonly title: CouponText;
  readonly code: string;
  readonly gotOn: string;
}

export interface WalletContents {
  readonly points: readonly LocalPoint[];
  readonly codes: readonly GotCode[];
}

/** Points and codes of each member on this device, kept at sign-out and copied nowhere. */
export abstract class RewardWallet {
  abstract contents(): Promise<WalletContents>;
  /** Replaces stored versions of the same points. */
  abstract keep(points: readonly LocalPoint[]): Promise<void>;
  /** Swaps spent points for their code atomically. */
  abstract pay(code: GotCode, spent: readonly LocalPoint[]): Promise<void>;
  abstract drop(points: readonly LocalPoint[]): Promise<void>;
  abstract forget(code: GotCode): Promise<void>;
  /** Detaches everything from its member, as when the account is deleted. */
  abstract release(): Promise<void>;
}
