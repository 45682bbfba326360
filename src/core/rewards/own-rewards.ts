import type { Coupon } from './coupon.ts';
import type { LocalRewards } from './local-rewards.ts';
import type { GotCode } from './reward-wallet.ts';

/** The points of the contributions of this device. They are counted here alone: no server learns which contributions belong together. */
export abstract class OwnRewards {
  /** What lies here. Nobody is asked. */
  abstract local(): Promise<LocalRewards>;
  /**
   * Draws the point of one contribution, by the key of that contribution alone; which one, `chance` says. Answers whether there may be others to draw: each contribution is
   * asked about once as long as the page is there. It fails where nobody answers.
   */
  abstract drawNext(chance: () => number): Promise<boolean>;
  /** Gets a coupon for points that lie here. Tried again after a lost answer it costs the same points, and has the same code. Refused where they are too few (TOKENS_WRONG). */
  abstract redeem(coupon: Coupon): Promise<GotCode>;
  /** Forgets a code on this device for good. */
  abstract forget(code: GotCode): Promise<void>;
}
