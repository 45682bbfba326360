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

/** The name under which the tab keeps how this visit went, and the device when it asked. */
const name = 'rate-app';

/** Whether a member is asked to rate the native app: on the first page after a contribution was sent, in a visit in which nothing failed, once in 120 days, and if the budget for interruptions allows it (R-223, D-19). */
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

  /** Takes up where the member is, and asks once they have been there for a moment; the answer stops that. A visit goes over several documents, so how it went is stored in the tab. */
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

  /** Closed by hand: it does not come again. */
  close(): void {
    this.isShown = false;
    this.#nudges.remember(closedBy(this.#nudges.memory(), rateNudge.name));
  }

  /** Shows the card, if everything allows it. */
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
