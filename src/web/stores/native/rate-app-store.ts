import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { fieldsIn } from '#core/device/kept-value.ts';
import type { DeviceStorage, TabStorage } from '#core/device/user-storage.ts';
import { nativeAskAfterMs } from '#core/native/native-ask.ts';
import type { NativeBridge } from '#core/native/native-bridge.ts';
import { isAfterSending, mayAskToRate, rateNudge } from '#core/native/rate-app.ts';
import { closedBy, interrupted, mayAskAt } from '#core/nudges/nudge-budget.ts';
import type { Nudges } from '#core/nudges/nudges.ts';
import type { FailuresStore } from '../app/failures-store.ts';

/** Storage key of the visit in the tab and of the last request on the device. */
const name = 'rate-app';

/** Asks to rate the app after a contribution in a visit without failures, every 120 days at most (R-223, D-19). */
export class RateAppStore {
  isShown = false;
  readonly #bridge: NativeBridge;
  readonly #nudges: Nudges;
  readonly #storage: TabStorage;
  readonly #device: DeviceStorage;
  readonly #failures: Pick<FailuresStore, 'hasFailed'>;
  readonly #clock: Clock;

  constructor(bridge: NativeBridge, nudges: Nudges, storage: TabStorage, device: DeviceStorage, failures: Pick<FailuresStore, 'hasFailed'>, clock: Clock) {
    this.#bridge = bridge;
    this.#nudges = nudges;
    this.#storage = storage;
    this.#device = device;
    this.#failures = failures;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Asks once the member has stayed a moment. Kept in the tab, as a visit spans several documents. */
  come(pathname: string, search: string): () => void {
    const kept = fieldsIn(this.#storage.read(name));
    const hasSent = kept['hasSent'] === true || isAfterSending(pathname, search);
    const hasFailed = this.#hasFailed;
    if (hasSent || hasFailed) this.#storage.keep(name, { hasSent, hasFailed });
    return this.#clock.after(nativeAskAfterMs, () => mayAskAt(pathname) && this.ask(hasSent));
  }

  rate(): void {
    this.isShown = false;
    this.#bridge.send({ type: 'setAppRatingTimer' });
  }

  close(): void {
    this.isShown = false;
    this.#nudges.remember(closedBy(this.#nudges.memory(), rateNudge.name));
  }

  ask(hasSent: boolean): void {
    const now = this.#clock.now();
    const nudges = this.#nudges.memory();
    const { askedAt } = fieldsIn(this.#device.read(name));
    if (!mayAskToRate({ hasSent, hasFailed: this.#hasFailed, askedAt: typeof askedAt === 'number' ? askedAt : undefined, nudges }, now)) return;
    this.#nudges.remember(interrupted(nudges, now));
    this.#device.keep(name, { askedAt: now });
    this.isShown = true;
  }

  get #hasFailed(): boolean {
    return this.#failures.hasFailed || fieldsIn(this.#storage.read(name))['hasFailed'] === true;
  }
}
