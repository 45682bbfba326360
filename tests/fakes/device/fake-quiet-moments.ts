import type { QuietMoments } from '#core/device/quiet-moments.ts';

/** A page that is quiet when the test says so. */
export class FakeQuietMoments implements QuietMoments {
  /** How long whoever waits is ready to wait. */
  patienceMs: number | undefined;
  #come: () => void = () => undefined;

  get isWaitedFor(): boolean {
    return this.patienceMs !== undefined;
  }

  next(patienceMs: number, come: () => void): () => void {
    this.patienceMs = patienceMs;
    this.#come = come;
    return () => (this.#come = () => undefined);
  }

  come(): void {
    this.#come();
  }
}
