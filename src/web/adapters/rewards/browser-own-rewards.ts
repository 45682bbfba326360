import type { Clock } from '#core/clock.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { Failure } from '#core/failure.ts';
import type { Coupon } from '#core/rewards/coupon.ts';
import { localRewards, type LocalRewards } from '#core/rewards/local-rewards.ts';
import type { OwnRewards } from '#core/rewards/own-rewards.ts';
import type { GotCode, RewardWallet } from '#core/rewards/reward-wallet.ts';
import { marksKeys } from '../persona-keys/key-marker.ts';

/** Points of this browser, loaded only where a contribution or point is stored. */
export class BrowserOwnRewards implements OwnRewards {
  readonly #keys: Pick<ContributionKeys, 'list'>;
  readonly #wallet: Pick<RewardWallet, 'contents' | 'forget'>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #load: () => Promise<OwnRewards>;

  constructor(
    keys: Pick<ContributionKeys, 'list'>,
    wallet: Pick<RewardWallet, 'contents' | 'forget'>,
    clock: Pick<Clock, 'now'>,
    load: () => Promise<OwnRewards>,
  ) {
    this.#keys = keys;
    this.#wallet = wallet;
    this.#clock = clock;
    this.#load = load;
  }

  async local(): Promise<LocalRewards> {
    return localRewards(await this.#keys.list(), await this.#wallet.contents(), this.#clock.now());
  }

  async drawNext(chance: () => number): Promise<boolean> {
    return marksKeys('contributions') ? (await this.#loaded()).drawNext(chance) : false;
  }

  async redeem(coupon: Coupon): Promise<GotCode> {
    return (await this.#loaded()).redeem(coupon);
  }

  forget(code: GotCode): Promise<void> {
    return this.#wallet.forget(code);
  }

  /** Retries a failed load with the next question. */
  #loaded(): Promise<OwnRewards> {
    return this.#load().catch((error: unknown) => {
      throw new Failure('offline', String(error));
    });
  }
}
