import type { IdleCallbacks } from '#core/device/idle-callbacks.ts';

/** A page that is idle when the test says so. */
export class FakeIdleCallbacks implements IdleCallbacks {
  /** The timeout of the callback that waits. */
  timeoutMs: number | undefined;
  #come: () => void = () => undefined;

  get isWaitedFor(): boolean {
    return this.timeoutMs !== undefined;
  }

  next(timeoutMs: number, come: () => void): () => void {
    this.timeoutMs = timeoutMs;
    this.#come = come;
    return () => (this.#come = () => undefined);
  }

  come(): void {
    this.#come();
  }
}
