import type { TokenRequest } from '../persona-keys/persona-tokens.ts';
import type { Coupon } from './coupon.ts';
import type { RewardedKind } from './reward-kinds.ts';

/** Blindly signed token that nothing links to its contribution. */
export interface RewardToken {
  readonly keyId: string;
  /** 32 random bytes in base64url, by which it is spent. */
  readonly prefix: string;
  readonly signature: string;
}

/** Constant message behind the random prefix, the same for everyone, so points cannot be told apart. */
export const rewardMessage = 'A'.repeat(43);

export interface RewardScheme {
  readonly kinds: readonly RewardedKind[];
  readonly coupons: number;
}

/** Uses of points, read by everyone and paid for anonymously. */
export abstract class Rewards {
  abstract scheme(): Promise<RewardScheme>;
  abstract coupons(): Promise<readonly Coupon[]>;
  /** Spends exact points (TOKENS_WRONG, TOKEN_INVALID, TOKEN_SPENT). Refusals (COUPON_OVER, COUPON_USED_UP) spend none, and retries return the same code. */
  abstract redeem(couponId: string, tokens: readonly RewardToken[]): Promise<string>;
}

export abstract class RewardTokens {
  /** Signs once per contribution (TOKEN_ISSUED), answering repeats alike. Refuses contributions not shown (NOT_CONFIRMED). */
  abstract draw(request: TokenRequest): Promise<string>;
}
