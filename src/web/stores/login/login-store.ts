import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { IdleCallbacks } from '#core/device/idle-callbacks.ts';
import type { Provider } from '#core/providers/provider.ts';
import { aheadAfterMs, idleTimeoutMs } from '#core/login/login-ahead.ts';
import type { LoginOptions } from '#core/login/login-props.ts';
import { speaksOfLogin } from '#core/login/speaks-of-login.ts';
import type { WantedStore } from './wanted-store.ts';

export type LoginProblem = { readonly kind: 'provider'; readonly provider: Provider } | { readonly kind: 'cookies' };

/** Opens the login dialog, a lazy chunk, or the native app's login in its place. */
export class LoginStore {
  options: LoginOptions | undefined;
  isAfterSignOut = false;
  problem: LoginProblem | undefined;
  hasLinkedinFailed = false;
  /** True while the URL has login news not yet taken in. */
  isSpokenOf = false;
  /** True where its contents are prefetched, which shows nothing. */
  isNear = false;
  /** Lets a lazy chunk ask about unsent drafts and keys first. */
  isSignOutWanted = false;
  /** Asks the surrounding native app to log in. Answers whether there is one. */
  byApp: ((options: LoginOptions) => boolean) | undefined;
  readonly #clock: Clock;
  readonly #wanted: WantedStore;
  #ofForm: ((options: LoginOptions) => LoginOptions) | undefined;

  constructor(clock: Clock, wanted: WantedStore) {
    this.#clock = clock;
    this.#wanted = wanted;
    makeAutoObservable(this, { options: observableRef, problem: observableRef, byApp: false });
  }

  get isWanted(): boolean {
    return this.options !== undefined || this.problem !== undefined;
  }

  /** Opens login and drops earlier intents, unless a session has just ended over it. */
  open(asked: LoginOptions = {}, isAfterSignOut = false): void {
    if (!isAfterSignOut) this.#wanted.forget();
    const options = this.#ofForm?.(asked) ?? asked;
    if (this.byApp?.(options)) return;
    this.options = options;
    this.isAfterSignOut = isAfterSignOut;
  }

  /** Registers the form on the page, which decides where a login from there returns. */
  standBy(ofForm: ((options: LoginOptions) => LoginOptions) | undefined): void {
    this.#ofForm = ofForm;
  }

  close(): void {
    this.options = undefined;
  }

  wantSignOut(isWanted: boolean): void {
    this.isSignOutWanted = isWanted;
  }

  meet(problem: LoginProblem): void {
    this.problem = problem;
    if (problem.kind === 'provider' && problem.provider === 'linkedin') this.hasLinkedinFailed = true;
  }

  forgetProblem(): void {
    this.problem = undefined;
  }

  look(query: string): void {
    this.isSpokenOf = speaksOfLogin(query);
  }

  /** Prefetches login once the page is idle, so that it opens at once. */
  wait(idle: IdleCallbacks): void {
    this.#clock.after(aheadAfterMs, () => void idle.next(idleTimeoutMs, () => runInAction(() => (this.isNear = true))));
  }
}
