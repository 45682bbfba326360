import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { wantedIn } from '#core/wanted/kept-wanted.ts';
import type { Wanted } from '#core/wanted/wanted.ts';
import type { LoginStore } from '../login/login-store.ts';
import type { WantedStore } from '../login/wanted-store.ts';
import type { OnboardingStore } from '../onboarding/onboarding-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The wish of the member who is here, once nothing lies between them and it: neither the login nor onboarding. */
export class DueStore {
  readonly #wanted: WantedStore;
  readonly #session: SessionStore;
  readonly #login: LoginStore;
  readonly #onboarding: OnboardingStore;
  readonly #clock: Clock;

  constructor(wanted: WantedStore, session: SessionStore, login: LoginStore, onboarding: OnboardingStore, clock: Clock) {
    this.#wanted = wanted;
    this.#session = session;
    this.#login = login;
    this.#onboarding = onboarding;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Whether something waits, and its time may have come. */
  get isFree(): boolean {
    const isOver = this.#login.isSpokenOf || this.#login.options !== undefined || this.#onboarding.options !== undefined;
    return this.#wanted.waits && this.#session.isAwake && !isOver;
  }

  /** Whether the member may write. */
  get mayWrite(): boolean {
    return this.#session.isWriter;
  }

  /** Takes what the member may do now, so that it is done once. What has to wait longer is theirs alone from now on, and what is not theirs is gone. */
  take(): Wanted | undefined {
    const { awake } = this.#session;
    if (!this.isFree || !awake) return undefined;
    const wanted = wantedIn(this.#wanted.kept, { userId: awake.userId, now: this.#clock.now() });
    if (wanted?.kind === 'write' && !this.mayWrite) {
      this.#wanted.claim(awake.userId);
      return undefined;
    }
    this.#wanted.forget();
    return wanted;
  }
}
