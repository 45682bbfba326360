import type { IdleCallbacks } from '#core/device/idle-callbacks.ts';

export class FakeIdleCallbacks implements IdleCallbacks {
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
