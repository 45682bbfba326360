import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { IdleCallbacks } from '#core/device/idle-callbacks.ts';
import { idleTimeoutMs, loginPrompt } from '#core/nudges/login-prompt.ts';
import { closedBy, interrupted, mayInterrupt } from '#core/nudges/nudge-budget.ts';
import type { Nudges } from '#core/nudges/nudges.ts';
import type { LoginStore } from './login-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Whether guests are asked to log in: once the page is idle, and if the budget for interruptions allows it (D-19, R-151). */
export class LoginPromptStore {
  isShown = false;
  readonly #nudges: Nudges;
  readonly #idle: IdleCallbacks;
  readonly #session: SessionStore;
  readonly #login: LoginStore;
  readonly #clock: Clock;

  constructor(nudges: Nudges, idle: IdleCallbacks, session: SessionStore, login: LoginStore, clock: Clock) {
    this.#nudges = nudges;
    this.#idle = idle;
    this.#session = session;
    this.#login = login;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Waits for an idle callback; the answer stops that. */
  ask(): () => void {
    return this.#idle.next(idleTimeoutMs, () => this.show());
  }

  show(): void {
    const now = this.#clock.now();
    const memory = this.#nudges.memory();
    if (this.isShown || this.#session.isSignedIn || this.#login.options || !mayInterrupt(loginPrompt, memory, now)) return;
    this.#nudges.remember(interrupted(memory, now));
    this.isShown = true;
  }

  /** Closed by hand: it does not come again. */
  close(): void {
    this.isShown = false;
    this.#nudges.remember(closedBy(this.#nudges.memory(), loginPrompt.name));
  }
}
