import type { Clock } from '#core/clock.ts';
import type { Visibilities } from '#core/device/visibilities.ts';
import { batchMs, leastSightMs, mostImpressions, type Impressions } from '#core/impressions/impressions.ts';
import { Request } from '../requests/request.ts';

/** Companies seen in lists, each sent once in batches and on leaving. */
export class ImpressionsStore {
  readonly #clock: Clock;
  readonly #visibilities: Visibilities;
  readonly #counting: Request<void, [companies: readonly string[]]>;
  readonly #seen = new Set<string>();
  /** Companies of a failed batch, retried once. */
  readonly #retried = new Set<string>();
  #pending: string[] = [];
  #stopWaiting: (() => void) | undefined;

  constructor(impressions: Impressions, clock: Clock, visibilities: Visibilities) {
    this.#clock = clock;
    this.#visibilities = visibilities;
    this.#counting = new Request((companies) => impressions.count(companies));
  }

  start(): () => void {
    const stop = this.#visibilities.watch((isVisible) => void (isVisible || this.send()));
    return () => {
      stop();
      void this.send();
    };
  }

  come(urlName: string): () => void {
    return this.#seen.has(urlName) ? () => undefined : this.#clock.after(leastSightMs, () => this.#see(urlName));
  }

  async send(): Promise<void> {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    const batch = this.#pending.splice(0, mostImpressions);
    if (batch.length === 0) return;
    if (this.#pending.length > 0) this.#sendSoon();
    const { status } = await this.#counting.send(batch);
    if (status === 'FAILURE') this.#keepForOnce(batch);
  }

  #see(urlName: string): void {
    if (this.#seen.has(urlName)) return;
    this.#seen.add(urlName);
    this.#pending.push(urlName);
    this.#sendSoon();
  }

  #keepForOnce(batch: readonly string[]): void {
    const again = batch.filter((urlName) => !this.#retried.has(urlName));
    for (const urlName of again) this.#retried.add(urlName);
    this.#pending.unshift(...again);
    if (again.length > 0) this.#sendSoon();
  }

  #sendSoon(): void {
    this.#stopWaiting ??= this.#clock.after(batchMs, () => void this.send());
  }
}
