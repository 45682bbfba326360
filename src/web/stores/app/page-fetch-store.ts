import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';

/** A page that is being fetched, its code and its data, and when it was asked for. */
export interface PageFetch {
  readonly work: Promise<unknown>;
  readonly at: number;
}

/** The page that was asked for last within this document. */
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
