import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Visibilities } from '#core/device/visibilities.ts';
import { mostCounts, usageBatchMs, type UsageBatch, type UsageCount, type UsageCounts } from '#core/usage/usage-counts.ts';
import { Request } from '../requests/request.ts';

interface WaitingCount {
  readonly count: UsageCount;
  readonly at: number;
}

/** Batches counts: every few seconds, when many, and when the page is hidden. */
export class UsageBuffer {
  waiting: readonly WaitingCount[] = [];
  readonly #sending: Request<void, [batch: UsageBatch]>;
  readonly #clock: Clock;
  readonly #visibilities: Visibilities;
  readonly #about: () => Omit<UsageBatch, 'counts'>;
  #stopWaiting: (() => void) | undefined;

  /** Asks for the common facts of a batch only when sending. */
  constructor(counts: UsageCounts, clock: Clock, visibilities: Visibilities, about: () => Omit<UsageBatch, 'counts'>) {
    this.#sending = new Request((batch) => counts.add(batch));
    this.#clock = clock;
    this.#visibilities = visibilities;
    this.#about = about;
    makeAutoObservable(this, { waiting: observableRef });
  }

  /** Sends when the page is hidden. The answer ends that. */
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

  /** Never resends a lost batch, as counting twice is worse than missing one. */
  sendAll(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    while (this.waiting.length > 0) {
      const counts = this.waiting.slice(0, mostCounts).map(({ count }) => count);
      runInAction(() => (this.waiting = this.waiting.slice(mostCounts)));
      void this.#sending.send({ ...this.#about(), counts });
    }
  }

  drop(): void {
    this.waiting = [];
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }
}
