import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Visibilities } from '#core/device/visibilities.ts';
import type { Feeds, MyFigures } from '#core/feeds/feeds.ts';
import { countedOn, paused, type ActiveTime } from '#core/notifications/active-time.ts';
import {
  activeBeforeAskMs,
  isPushDue,
  mayAskForPush,
  pushNudge,
  waitsToAsk,
  type PushAnswer,
  type PushPermission,
} from '#core/notifications/push-permission.ts';
import { closedBy, interrupted, owing } from '#core/nudges/nudge-budget.ts';
import type { Nudges } from '#core/nudges/nudges.ts';
import { Request } from '../requests/request.ts';
import type { PushDeviceStore } from './push-device-store.ts';

/** Asks about notifications after 45 s in sight, within the budget (R-174, D-19). Only a yes prompts the browser. */
export class PushPermissionStore {
  isShown = false;
  readonly #device: PushDeviceStore;
  readonly #visibilities: Visibilities;
  readonly #nudges: Nudges;
  readonly #clock: Clock;
  readonly #figures: Request<MyFigures>;
  #time: ActiveTime = { spentMs: 0, since: undefined };
  #cancel: () => void = () => undefined;
  #isWaiting = false;

  constructor(device: PushDeviceStore, visibilities: Visibilities, nudges: Nudges, feeds: Feeds, clock: Clock) {
    this.#device = device;
    this.#visibilities = visibilities;
    this.#nudges = nudges;
    this.#clock = clock;
    this.#figures = new Request(() => feeds.myFigures());
    makeAutoObservable(this);
  }

  /** Counts only visible time. The answer cancels it. */
  wait(): () => void {
    this.#isWaiting = true;
    const stop = this.#visibilities.watch((isVisible) => (isVisible ? this.#count() : this.#pause()));
    this.#count();
    return () => {
      this.#isWaiting = false;
      stop();
      this.#pause();
    };
  }

  /** A postponed prompt returns after a day, a closed one never. */
  async answer(answer: PushAnswer): Promise<PushPermission | undefined> {
    this.isShown = false;
    if (answer === 'close') this.#nudges.remember(closedBy(this.#nudges.memory(), pushNudge.name));
    return answer === 'allow' ? this.#device.turnOn() : undefined;
  }

  #count(): void {
    const now = this.#clock.now();
    this.#cancel();
    if (!this.#isWaiting || this.isShown || !this.#visibilities.isVisible() || !waitsToAsk(this.#when, now)) return;
    const { spentMs } = this.#device.memory;
    this.#time = countedOn({ spentMs, since: undefined }, now);
    this.#cancel = this.#clock.after(Math.max(0, activeBeforeAskMs - spentMs), () => void this.#expire());
  }

  #pause(): void {
    this.#cancel();
    if (this.#time.since === undefined) return;
    this.#time = paused(this.#time, this.#clock.now());
    this.#device.remember({ spentMs: this.#time.spentMs });
  }

  /** Starts over where there is nothing to ask for yet. */
  async #expire(): Promise<void> {
    this.#pause();
    this.#device.remember({ spentMs: 0 });
    const outcome = await this.#figures.send();
    const sends = await this.#device.sends();
    if (!this.#isWaiting) return;
    if (outcome.status === 'SUCCESS' && sends && this.#visibilities.isVisible()) this.#ask(outcome.value);
    this.#count();
  }

  #ask({ postsCount, commentsCount, communitiesCount }: MyFigures): void {
    const now = this.#clock.now();
    const reasons = { hasAsked: postsCount > 0, hasAnswered: commentsCount > 0, followsSomething: communitiesCount > 0 };
    if (!isPushDue(this.#when, reasons, now)) return;
    const memory = this.#nudges.memory();
    const may = mayAskForPush(this.#when, reasons, now);
    this.#nudges.remember(may ? interrupted(memory, now) : owing(memory, pushNudge.name, now));
    if (!may) return;
    this.#device.remember({ askedAt: now });
    runInAction(() => (this.isShown = true));
  }

  get #when() {
    return { permission: this.#device.look(), askedAt: this.#device.memory.askedAt, nudges: this.#nudges.memory() };
  }
}
