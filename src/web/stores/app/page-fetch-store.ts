import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';

export interface PageFetch {
  readonly work: Promise<unknown>;
  readonly at: number;
}

export class PageFetchStore {
  last: PageFetch | undefined;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { last: observableRef });
  }

  begin(work: Promise<unknown>): void {
    this.last = { work, at: this.#clock.now() };
  }
}
