import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { AppInstalls } from '#core/nudges/app-installs.ts';
import { appNudge, appNudgeAfterMs, mayOfferApp, offersAppOn } from '#core/nudges/app-nudge.ts';
import { closedBy, interrupted, mayInterrupt } from '#core/nudges/nudge-budget.ts';
import type { Nudges } from '#core/nudges/nudges.ts';
import type { HostStore } from '../app/host-store.ts';
import { Request } from '../requests/request.ts';

/** Host's app at its URL, or installing the pages on the home screen. */
export type AppOffer = { readonly kind: 'app'; readonly url: string } | { readonly kind: 'install' };

/** Offers the app to readers on phones, within the interruption budget (R-209, D-19). */
export class AppNudgeStore {
  shown: AppOffer | undefined;
  readonly #nudges: Nudges;
  readonly #installs: AppInstalls;
  readonly #host: HostStore;
  readonly #clock: Clock;
  readonly #installing: Request<void>;
  #entered: { readonly path: string; readonly at: number } | undefined;

  constructor(nudges: Nudges, installs: AppInstalls, host: HostStore, clock: Clock) {
    this.#nudges = nudges;
    this.#installs = installs;
    this.#host = host;
    this.#clock = clock;
    this.#installing = new Request(() => installs.install());
    makeAutoObservable(this);
  }

  /** Starts the wait on entering a page. The answer or another page ends it. */
  enter(path: string, pageName: string): () => void {
    const now = this.#clock.now();
    if (this.#entered?.path !== path) this.#entered = { path, at: now - (this.#entered ? 0 : this.#installs.openFor()) };
    if (!offersAppOn(pageName)) return () => undefined;
    return this.#clock.after(Math.max(0, this.#entered.at + appNudgeAfterMs - now), () => this.#show());
  }

  close(): void {
    this.shown = undefined;
    this.#nudges.remember(closedBy(this.#nudges.memory(), appNudge.name));
  }

  accept(): void {
    const { shown } = this;
    this.close();
    if (shown?.kind === 'install') void this.#installing.send();
  }

  #show(): void {
    const [memory, now] = [this.#nudges.memory(), this.#clock.now()];
    const offer = this.#offer();
    if (this.shown || !offer || !mayInterrupt(appNudge, memory, now)) return;
    this.#nudges.remember(interrupted(memory, now));
    this.shown = offer;
  }

  #offer(): AppOffer | undefined {
    if (!mayOfferApp(this.#installs.device())) return undefined;
    const { appUrl } = this.#host.settings;
    if (appUrl !== null) return { kind: 'app', url: appUrl };
    return this.#installs.canInstall() ? { kind: 'install' } : undefined;
  }
}
