import { makeAutoObservable, observableRef } from 'mobx';
import type { LoginMarkers } from '#core/login/login-markers.ts';
import { loginFor, type OnboardingNeed } from '#core/onboarding/need.ts';
import type { OnboardingPrompt } from '#core/onboarding/timings.ts';
import type { LoginStore } from '../login/login-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The options that onboarding is opened with. */
export interface OnboardingOptions {
  readonly need: OnboardingNeed;
  /** Whether the member asked for it by a press, and did not just come along with an intent. */
  readonly isAsked: boolean;
  readonly internalCampaign: string;
  readonly openCreatePost: boolean;
}

/** The dialog of onboarding, and the card in the corner that prompts for it. Their contents are lazy chunks, fetched when they are needed. */
export class OnboardingStore {
  /** The options of what is open; undefined while it is shut. */
  options: OnboardingOptions | undefined;
  /** The reason why the card in the corner shall speak, once its time has come. */
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

  /** Whether the card, or what waits to be gone on with, is needed: the member is not onboarded, is in the middle of it, or has just left. */
  get isPromptWanted(): boolean {
    const { member } = this.#session;
    return member !== undefined && !member.isDeactivated && (this.prompt !== undefined || !(member.isReader && member.isWriter) || this.markers.isOnboarding());
  }

  /** Guests log in first, and come back to it. */
  open(need: OnboardingNeed, { isAsked = true, internalCampaign = '', openCreatePost = false }: Partial<OnboardingOptions> = {}): void {
    if (this.#session.isSignedIn) this.options = { need, isAsked, internalCampaign, openCreatePost };
    else this.#login.open({ ...loginFor(need), internalCampaign: internalCampaign || null, openCreatePost });
  }

  close(prompt?: OnboardingPrompt): void {
    this.options = undefined;
    this.prompt = prompt;
  }
}
