import type { TokenRequest } from '../persona-keys/persona-tokens.ts';
import type { Coupon } from './coupon.ts';
import type { RewardedKind } from './reward-kinds.ts';

/** A point in hand: a token that was signed blindly. Nothing joins it with the contribution that it was drawn for. */
export interface RewardToken {
  readonly keyId: string;
  /** 32 random bytes in base64url, by which it is spent. */
  readonly prefix: string;
  /** The finalized signature. */
  readonly signature: string;
}

/** The message of every point, behind its random prefix: 32 bytes of nothing, the same for everyone, so that it tells nobody from others. */
export const rewardMessage = 'A'.repeat(43);

/** What gives a point, and how many coupons there are to pay for. */
export interface RewardScheme {
  readonly kinds: readonly RewardedKind[];
  readonly coupons: number;
}

/** What points are for, as everyone reads it and as nobody in particular pays. */
export abstract class Rewards {
  abstract scheme(): Promise<RewardScheme>;
  /** The coupons whose last day is not over, those that end first before the others. */
  abstract coupons(): Promise<readonly Coupon[]>;
  /**
   * The code of a coupon, for exactly the points that it costs (TOKENS_WRONG, TOKEN_INVALID, TOKEN_SPENT). The same points are answered with the same code for some
   * days. Refused after its last day (COUPON_OVER) and where no code is left (COUPON_USED_UP). No point is spent by a refusal.
   */
  abstract redeem(couponId: string, tokens: readonly RewardToken[]): Promise<string>;
}

/** The point of the contribution whose key signs. */
export abstract class RewardTokens {
  /**
   * The blind signature, once for the contribution (TOKEN_ISSUED); the same request is answered the same again. Refused as long as the contribution is not shown
   * (NOT_CONFIRMED), and where it is of no kind that gives a point, or there is none.
   */
  abstract draw(request: TokenRequest): Promise<string>;
}
