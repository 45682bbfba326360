import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { pageLoader } from '#core/navigation/page-loader.ts';
import type { PageFetch } from '../app/page-fetch-store.ts';

/** Loading bar that appears after a delay, and never for long. */
export class PageLoaderStore {
  isShown = false;
  readonly #clock: Clock;
  #stop: () => void = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Follows a page load and drops one that is no longer wanted. */
  follow({ work, at }: PageFetch): void {
    this.#stop();
    const passedMs = this.#clock.now() - at;
    if (passedMs >= pageLoader.mostMs) return this.show(false);
    const cancels = [
      this.#clock.after(Math.max(0, pageLoader.afterMs - passedMs), () => this.show(true)),
      this.#clock.after(pageLoader.mostMs - passedMs, () => this.show(false)),
    ];
    const stop = () => cancels.forEach((cancel) => cancel());
    this.#stop = stop;
    const end = () => {
      if (this.#stop !== stop) return;
      stop();
      this.show(false);
    };
    void work.finally(end);
  }

  show(isShown: boolean): void {
    this.isShown = isShown;
  }
}
