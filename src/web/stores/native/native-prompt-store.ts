import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { nativeAskAfterMs } from '#core/native/native-ask.ts';
import type { NativeBridge } from '#core/native/native-bridge.ts';
import { asksForVerdict, nativeStep, pushNudge, type PushAnswer } from '#core/notifications/push-permission.ts';
import type { NudgeVerdict } from '#core/nudges/nudge-check.ts';
import { closedBy, interrupted, mayInterrupt } from '#core/nudges/nudge-budget.ts';
import type { NudgeChecks } from '#core/nudges/nudge-checks.ts';
import type { Nudges } from '#core/nudges/nudges.ts';
import { Request } from '../requests/request.ts';
import type { NativeAppStore } from './native-app-store.ts';

/** Asks once about notifications, if app, server and interruption budget allow it (R-176, R-177, D-19). */
export class NativePromptStore {
  isShown = false;
  readonly #native: NativeAppStore;
  readonly #bridge: NativeBridge;
  readonly #nudges: Nudges;
  readonly #clock: Clock;
  readonly #asking: Request<NudgeVerdict>;
  #isAsked = false;

  constructor(native: NativeAppStore, bridge: NativeBridge, checks: NudgeChecks, nudges: Nudges, clock: Clock) {
    this.#native = native;
    this.#bridge = bridge;
    this.#nudges = nudges;
    this.#clock = clock;
    this.#asking = new Request(() => checks.ask('allow_notifications', bridge.app.system === 'AB_IOS' ? 'app_ios' : 'app_android'));
    makeAutoObservable(this);
  }

  /** Asks after a moment. The answer cancels that. */
  wait(): () => void {
    return this.#clock.after(nativeAskAfterMs, () => void this.meet());
  }

  /** Asks the server once per page, as it counts each request as a showing. */
  async meet(): Promise<void> {
    const { permission } = this.#native;
    if (permission === undefined || !asksForVerdict(permission) || this.#isAsked || !this.#mayInterrupt()) return;
    this.#isAsked = true;
    const outcome = await this.#asking.send();
    const step = outcome.status === 'SUCCESS' ? nativeStep(outcome.value) : 'nothing';
    if (step === 'nothing') return;
    this.#nudges.remember(interrupted(this.#nudges.memory(), this.#clock.now()));
    if (step === 'start') this.#bridge.send({ type: 'initNotifications', openSettings: false });
    else runInAction(() => (this.isShown = true));
  }

  /** A postponed prompt returns when the server says so, a closed one never. */
  answer(answer: PushAnswer): void {
    this.isShown = false;
    if (answer === 'allow') this.#bridge.send({ type: 'initNotifications', openSettings: true });
    if (answer === 'close') this.#nudges.remember(closedBy(this.#nudges.memory(), pushNudge.name));
  }

  #mayInterrupt(): boolean {
    return mayInterrupt(pushNudge, this.#nudges.memory(), this.#clock.now());
  }
}
