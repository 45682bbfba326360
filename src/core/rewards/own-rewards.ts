import type { Coupon } from './coupon.ts';
import type { LocalRewards } from './local-rewards.ts';
import type { GotCode } from './reward-wallet.ts';

/** Counts points on the device alone, so no server learns which contributions belong together. */
export abstract class OwnRewards {
  /** Reads the device only and asks no server. */
  abstract local(): Promise<LocalRewards>;
  /** Draws one point with that contribution's key alone and answers whether more may follow. */
  abstract drawNext(chance: () => number): Promise<boolean>;
  /** Retries cost the same points and return the same code. Refuses too few points (TOKENS_WRONG). */
  abstract redeem(coupon: Coupon): Promise<GotCode>;
  abstract forget(code: GotCode): Promise<void>;
}
