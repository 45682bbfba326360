import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { IdleCallbacks } from '#core/device/idle-callbacks.ts';
import type { Provider } from '#core/providers/provider.ts';
import { aheadAfterMs, idleTimeoutMs } from '#core/login/login-ahead.ts';
import type { LoginOptions } from '#core/login/login-props.ts';
import { speaksOfLogin } from '#core/login/speaks-of-login.ts';
import type { WantedStore } from './wanted-store.ts';

/** The problem with a login that a guest comes back from. */
export type LoginProblem = { readonly kind: 'provider'; readonly provider: Provider } | { readonly kind: 'cookies' };

/** The login dialog, or that of the native app in its place: whether it is open, and whether a URL speaks of logging in. Its contents are a lazy chunk, fetched when it is needed. */
export class LoginStore {
  /** The options that the login is opened with; nothing while it is shut. */
  options: LoginOptions | undefined;
  /** Whether it is open because a session has ended. */
  isAfterSignOut = false;
  /** The problem of the last login, until the guest has seen it. */
  problem: LoginProblem | undefined;
  hasLinkedinFailed = false;
  /** Whether the URL of the page says something about logging in that nobody has taken in yet. */
  isSpokenOf = false;
  /** Whether its contents are fetched ahead: the page has stood for a while, and nothing is shown by it. */
  isNear = false;
  /** Whether the member wants to sign out; what lies in the way is asked by a lazy chunk. */
  isSignOutWanted = false;
  /** Asks the native app around the page to log the guest in; answers whether there is one. */
  byApp: ((options: LoginOptions) => boolean) | undefined;
  readonly #clock: Clock;
  readonly #wanted: WantedStore;
  #ofForm: ((options: LoginOptions) => LoginOptions) | undefined;

  constructor(clock: Clock, wanted: WantedStore) {
    this.#clock = clock;
    this.#wanted = wanted;
    makeAutoObservable(this, { options: observableRef, problem: observableRef, byApp: false });
  }

  /** Whether the lazy chunk of the login is needed. */
  get isWanted(): boolean {
    return this.options !== undefined || this.problem !== undefined;
  }

  /** Opens it, and forgets what was wanted before, unless a session has just ended over it. */
  open(asked: LoginOptions = {}, isAfterSignOut = false): void {
    if (!isAfterSignOut) this.#wanted.forget();
    const options = this.#ofForm?.(asked) ?? asked;
    if (this.byApp?.(options)) return;
    this.options = options;
    this.isAfterSignOut = isAfterSignOut;
  }

  /** Is on the page of a form in which a guest types, which says where a login from there leads; or on one without. */
  standBy(ofForm: ((options: LoginOptions) => LoginOptions) | undefined): void {
    this.#ofForm = ofForm;
  }

  close(): void {
    this.options = undefined;
  }

  wantSignOut(isWanted: boolean): void {
    this.isSignOutWanted = isWanted;
  }

  /** Something went wrong, and is to be shown. */
  meet(problem: LoginProblem): void {
    this.problem = problem;
    if (problem.kind === 'provider' && problem.provider === 'linkedin') this.hasLinkedinFailed = true;
  }

  forgetProblem(): void {
    this.problem = undefined;
  }

  /** Looks at the query of the page that one has come to. */
  look(query: string): void {
    this.isSpokenOf = speaksOfLogin(query);
  }

  /** Has the login fetched ahead once the page has stood a while and is idle, so that it opens at once. */
  wait(idle: IdleCallbacks): void {
    this.#clock.after(aheadAfterMs, () => void idle.next(idleTimeoutMs, () => runInAction(() => (this.isNear = true))));
  }
}
