import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Connections } from '#core/device/connections.ts';

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/** Reachability of the server, retried at growing intervals. */
export class ConnectionStore {
  isLost = false;
  /** True for a reachable server without time: starting, stopping or overloaded. */
  isBusy = false;
  /** Counts reconnections, upon which failed requests are repeated. */
  returns = 0;
  readonly #connections: Connections;
  readonly #clock: Clock;
  #stopWaiting: () => void = () => undefined;

  constructor(connections: Connections, clock: Clock) {
    this.#connections = connections;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Follows the device's connection until the returned function is called. */
  follow(): () => void {
    return this.#connections.watch(() => (this.#connections.isOnline() ? this.#tryNow() : this.lose()));
  }

  /** True while nothing comes from the server at all. */
  get isAway(): boolean {
    return this.isLost && !this.isBusy;
  }

  lose(isBusy = false): void {
    this.isBusy = isBusy;
    if (this.isLost) return;
    this.isLost = true;
    this.#waitAndTry(firstWaitMs);
  }

  /** Checks the server after missing code, and returns true if it is there. */
  async check(): Promise<boolean> {
    if (this.isLost) return false;
    const reach = await this.#connections.reach();
    if (reach !== 'there') this.lose(reach === 'busy');
    return reach === 'there';
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
    const reach = await this.#connections.reach();
    if (!this.isLost) return;
    runInAction(() => {
      this.isBusy = reach === 'busy';
      if (reach !== 'there') return this.#waitAndTry(Math.min(waitedMs * 2, longestWaitMs));
      this.isLost = false;
      this.returns++;
    });
  }
}
