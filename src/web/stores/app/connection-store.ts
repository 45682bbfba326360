import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Connections } from '#core/device/connections.ts';

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/** Whether the server can be reached and answers. While it does not, it is asked again and again, ever more slowly. */
export class ConnectionStore {
  isLost = false;
  /** Whether the server can be reached, and only has no answer just now: it starts, stops, or has too much to do. */
  isBusy = false;
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

  /** Whether nothing comes from the server at all. */
  get isAway(): boolean {
    return this.isLost && !this.isBusy;
  }

  /** The server did not answer, or is busy. */
  lose(isBusy = false): void {
    this.isBusy = isBusy;
    if (this.isLost) return;
    this.isLost = true;
    this.#waitAndTry(firstWaitMs);
  }

  /** Asks the server now, where something did not arrive that no call asked for, such as code; answers whether it is there. */
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
