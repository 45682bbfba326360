import { makeAutoObservable, observableRef } from 'mobx';
import type { LoginMarkers } from '#core/login/login-markers.ts';
import { loginFor, type OnboardingNeed } from '#core/onboarding/need.ts';
import type { OnboardingPrompt } from '#core/onboarding/timings.ts';
import type { LoginStore } from '../login/login-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';

export interface OnboardingOptions {
  readonly need: OnboardingNeed;
  /** True for a press, false for a mere intent. */
  readonly isAsked: boolean;
  readonly internalCampaign: string;
  readonly openCreatePost: boolean;
}

/** Onboarding dialog and its corner card, both lazy chunks. */
export class OnboardingStore {
  options: OnboardingOptions | undefined;
  /** Reason of the corner card, once due. */
  prompt: OnboardingPrompt | undefined;
  readonly #session: SessionStore;
  readonly #login: LoginStore;
  readonly markers: LoginMarkers;

  constructor(session: SessionStore, login: LoginStore, markers: LoginMarkers) {
    this.#session = session;
    this.#login = login;
    this.markers = markers;
    makeAutoObservable(this, { options: observableRef });
  }

  /** True for members not onboarded, in the middle, or who have just left. */
  get isPromptWanted(): boolean {
    const { member } = this.#session;
    return member !== undefined && !member.isDeactivated && (this.prompt !== undefined || !(member.isReader && member.isWriter) || this.markers.isOnboarding());
  }

  /** Sends guests to log in first, then back to onboarding. */
  open(need: OnboardingNeed, { isAsked = true, internalCampaign = '', openCreatePost = false }: Partial<OnboardingOptions> = {}): void {
    if (this.#session.isSignedIn) this.options = { need, isAsked, internalCampaign, openCreatePost };
    else this.#login.open({ ...loginFor(need), internalCampaign: internalCampaign || null, openCreatePost });
  }

  close(prompt?: OnboardingPrompt): void {
    this.options = undefined;
    this.prompt = prompt;
  }
}
