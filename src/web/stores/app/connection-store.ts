import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Connections } from '#core/device/connections.ts';

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/** Whether the server can be reached. While it cannot, it is asked again and again, ever more slowly. */
export class ConnectionStore {
  isLost = false;
  /** The number of times that the connection came back; requests that failed meanwhile are repeated when this moves. */
  returns = 0;
  readonly #connections: Connections;
  readonly #clock: Clock;
  #stopWaiting: () => void = () => undefined;

  constructor(connections: Connections, clock: Clock) {
    this.#connections = connections;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Follows what the device says about its connection; the answer stops that. */
  follow(): () => void {
    return this.#connections.watch(() => (this.#connections.isOnline() ? this.#tryNow() : this.lose()));
  }

  /** The server did not answer. */
  lose(): void {
    if (this.isLost) return;
    this.isLost = true;
    this.#waitAndTry(firstWaitMs);
  }

  /** Asks the server now, where something did not arrive that no call asked for, such as code; answers whether it is there. */
  async check(): Promise<boolean> {
    const isReached = !this.isLost && (await this.#connections.reach());
    if (!isReached) this.lose();
    return isReached;
  }

  #tryNow(): void {
    if (!this.isLost) return;
    this.#stopWaiting();
    void this.#tryAndWait(firstWaitMs);
  }

  #waitAndTry(waitMs: number): void {
    this.#stopWaiting = this.#clock.after(waitMs, () => void this.#tryAndWait(waitMs));
  }

  async #tryAndWait(waitedMs: number): Promise<void> {
    const isBack = await this.#connections.reach();
    if (!this.isLost) return;
    if (!isBack) return this.#waitAndTry(Math.min(waitedMs * 2, longestWaitMs));
    runInAction(() => {
      this.isLost = false;
      this.returns++;
    });
  }
}
