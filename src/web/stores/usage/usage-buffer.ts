import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Visibilities } from '#core/device/visibilities.ts';
import { mostCounts, usageBatchMs, type UsageBatch, type UsageCount, type UsageCounts } from '#core/usage/usage-counts.ts';
import { Request } from '../requests/request.ts';

/** A count that waits to be sent, and since when. */
interface WaitingCount {
  readonly count: UsageCount;
  readonly at: number;
}

/** Counts that wait to be sent together: every few seconds, when there are many, and when the page goes out of sight. */
export class UsageBuffer {
  waiting: readonly WaitingCount[] = [];
  readonly #sending: Request<void, [batch: UsageBatch]>;
  readonly #clock: Clock;
  readonly #visibilities: Visibilities;
  readonly #about: () => Omit<UsageBatch, 'counts'>;
  #stopWaiting: (() => void) | undefined;

  /** `about` says what all counts of a batch have in common; it is asked when they are sent. */
  constructor(counts: UsageCounts, clock: Clock, visibilities: Visibilities, about: () => Omit<UsageBatch, 'counts'>) {
    this.#sending = new Request((batch) => counts.add(batch));
    this.#clock = clock;
    this.#visibilities = visibilities;
    this.#about = about;
    makeAutoObservable(this, { waiting: observableRef });
  }

  /** Sends what waits whenever the page goes out of sight; the answer ends that. */
  start(): () => void {
    return this.#visibilities.watch((isVisible) => void (isVisible || this.sendAll()));
  }

  add(...counts: readonly UsageCount[]): void {
    const at = this.#clock.now();
    this.waiting = [...this.waiting, ...counts.map((count) => ({ count, at }))];
    // A page that nobody sees may never be seen again.
    if (!this.#visibilities.isVisible() || this.waiting.length >= mostCounts) this.sendAll();
    else if (this.waiting.length > 0) this.#stopWaiting ??= this.#clock.after(usageBatchMs, () => this.sendAll());
  }

  /** Sends what waits. A batch that does not arrive is not sent again: a count too few is no matter, and one too many is wrong. */
  sendAll(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    while (this.waiting.length > 0) {
      const counts = this.waiting.slice(0, mostCounts).map(({ count }) => count);
      runInAction(() => (this.waiting = this.waiting.slice(mostCounts)));
      void this.#sending.send({ ...this.#about(), counts });
    }
  }

  /** Drops what was not sent. */
  drop(): void {
    this.waiting = [];
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }
}
