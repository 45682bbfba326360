import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { Coupon } from '#core/rewards/coupon.ts';
import type { LocalRewards } from '#core/rewards/local-rewards.ts';
import type { OwnRewards } from '#core/rewards/own-rewards.ts';
import type { GotCode } from '#core/rewards/reward-wallet.ts';
import type { Rewards, RewardScheme } from '#core/rewards/rewards.ts';
import { atQuietMoment } from '../app/quiet-moment.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Random delay of each drawing, so that request times never join two contributions (F-07). */
const [soonestMs, latestMs] = [minuteMs / 4, 2 * minuteMs];

/** Points of this device, their uses and coupons. */
export class RewardsStore {
  readonly scheme: Request<RewardScheme>;
  readonly coupons: Request<readonly Coupon[]>;
  readonly local: Request<LocalRewards>;
  readonly redeeming: Request<GotCode, [coupon: Coupon]>;
  pressed: string | undefined;
  isDrawing = false;
  readonly #drawing: Request<boolean>;
  readonly #own: OwnRewards;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  readonly #chance: () => number;

  constructor(rewards: Pick<Rewards, 'scheme' | 'coupons'>, own: OwnRewards, session: SessionStore, clock: Clock, chance: () => number) {
    this.scheme = new Request(() => rewards.scheme());
    this.coupons = new Request(() => rewards.coupons());
    this.local = new Request(() => own.local());
    this.redeeming = new Request((coupon) => own.redeem(coupon));
    this.#drawing = new Request(() => own.drawNext(chance));
    this.#own = own;
    this.#session = session;
    this.#clock = clock;
    this.#chance = chance;
    makeAutoObservable(this, { scheme: false, coupons: false, local: false, redeeming: false, pressed: observableRef });
  }

  async open(): Promise<void> {
    await Promise.all([this.scheme.sendOnce(), this.coupons.sendOnce()]);
  }

  async look(): Promise<void> {
    await this.local.renew();
    this.#session.countRewards(this.points);
  }

  get points(): number {
    return this.local.value?.points.length ?? 0;
  }

  /** Draws waiting points one by one at random moments. The answer ends it. */
  draw(): () => void {
    let [hasEnded, cancel]: [boolean, () => void] = [false, () => undefined];
    const wait = () => {
      const spanMs = latestMs - soonestMs;
      const moment = { afterMs: soonestMs + this.#chance() * spanMs, spanMs, chance: this.#chance };
      cancel = atQuietMoment(this.#clock, moment, () => void this.#drawOne().then((mayGoOn) => mayGoOn && !hasEnded && wait()));
    };
    this.isDrawing = true;
    wait();
    return () => {
      hasEnded = true;
      cancel();
    };
  }

  /** Answers whether more may wait. Failures wait for another visit. */
  async #drawOne(): Promise<boolean> {
    const outcome = await this.#drawing.send();
    await this.look();
    const mayGoOn = outcome.status === 'SUCCESS' && outcome.value;
    runInAction(() => (this.isDrawing = mayGoOn));
    return mayGoOn;
  }

  async redeem(coupon: Coupon): Promise<void> {
    this.pressed = coupon.couponId;
    await this.redeeming.send(coupon);
    await Promise.all([this.look(), this.coupons.renew()]);
  }

  async forget(code: GotCode): Promise<void> {
    await this.#own.forget(code);
    await this.look();
  }
}
