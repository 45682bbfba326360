import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { fieldsIn } from '#core/device/kept-value.ts';
import { wantedIn } from '#core/wanted/kept-wanted.ts';
import type { Wanted } from '#core/wanted/wanted.ts';
import type { WritingGateStore } from '../composer/writing-gate-store.ts';
import type { LoginStore } from '../login/login-store.ts';
import type { WantedStore } from '../login/wanted-store.ts';
import type { OnboardingStore } from '../onboarding/onboarding-store.ts';
import type { PersonaChoiceStore } from '../personas/persona-choice-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Member's kept wish, once login and onboarding are done. */
export class DueStore {
  readonly #wanted: WantedStore;
  readonly #session: SessionStore;
  readonly #login: LoginStore;
  readonly #onboarding: OnboardingStore;
  readonly #gate: WritingGateStore;
  readonly #personas: PersonaChoiceStore;
  readonly #clock: Clock;

  constructor(
    wanted: WantedStore,
    session: SessionStore,
    login: LoginStore,
    onboarding: OnboardingStore,
    gate: WritingGateStore,
    personas: PersonaChoiceStore,
    clock: Clock,
  ) {
    this.#wanted = wanted;
    this.#session = session;
    this.#login = login;
    this.#onboarding = onboarding;
    this.#gate = gate;
    this.#personas = personas;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** True where something waits and may be due. */
  get isFree(): boolean {
    const isOver = this.#login.isSpokenOf || this.#login.options !== undefined || this.#onboarding.options !== undefined;
    return this.#wanted.waits && this.#session.isAwake && !isOver;
  }

  get mayWrite(): boolean {
    return this.#gate.mayWrite;
  }

  /** Takes a wish so that it runs once. A post waits until its author may write. */
  take(): Wanted | undefined {
    const { awake } = this.#session;
    if (!this.isFree || !awake) return undefined;
    const { kept } = this.#wanted;
    const wanted = wantedIn(kept, { userId: awake.userId, now: this.#clock.now() });
    if (wanted?.kind === 'write' && fieldsIn(kept)['owner'] !== undefined && !this.mayWrite) {
      // Their job may have been confirmed meanwhile.
      if (this.#personas.reading.state.status !== 'LOADING') void this.#personas.open();
      return undefined;
    }
    this.#wanted.forget();
    return wanted;
  }
}
