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

/** The span within which the moment of each drawing is drawn by lot: never beside the page itself or another one, so that nothing joins two contributions by when they ask (F-07). */
const [soonestMs, latestMs] = [minuteMs / 4, 2 * minuteMs];

/** The points of this device, what they are for, and what was got for them. */
export class RewardsStore {
  readonly scheme: Request<RewardScheme>;
  readonly coupons: Request<readonly Coupon[]>;
  readonly local: Request<LocalRewards>;
  readonly redeeming: Request<GotCode, [coupon: Coupon]>;
  /** The coupon that was last pressed. */
  pressed: string | undefined;
  /** Whether points are still drawn while the page is there. */
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

  /** Asks what gives a point and what points are for. */
  async open(): Promise<void> {
    await Promise.all([this.scheme.sendOnce(), this.coupons.sendOnce()]);
  }

  /** Looks what lies on this device, and counts it. */
  async look(): Promise<void> {
    await this.local.renew();
    this.#session.countRewards(this.points);
  }

  get points(): number {
    return this.local.value?.points.length ?? 0;
  }

  /** Draws the points that wait, one after another, each at a moment that tells nothing; the answer ends it. */
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

  /** Answers whether there may be more to draw; where nobody answers, that waits for another visit. */
  async #drawOne(): Promise<boolean> {
    const outcome = await this.#drawing.send();
    await this.look();
    const mayGoOn = outcome.status === 'SUCCESS' && outcome.value;
    runInAction(() => (this.isDrawing = mayGoOn));
    return mayGoOn;
  }

  /** Gets a coupon for points. */
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
