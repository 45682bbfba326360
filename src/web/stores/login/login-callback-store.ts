import { makeAutoObservable, observableRef } from 'mobx';
import type { LoginMarkers } from '#core/login/login-markers.ts';
import type { Tabs } from '#core/device/tabs.ts';
import { loginCallbackFromUrl, type LoginCallback } from '#core/login/login-callback.ts';
import { contextNamed } from '#core/login/login-context.ts';
import { loginOutcomeOf, type LoginResult } from '#core/login/login-outcome.ts';
import type { LoginIntent } from '#core/login/return-url.ts';
import type { OnboardingNeed } from '#core/onboarding/need.ts';
import type { Events } from '#core/usage/events.ts';
import { outcomeCount } from '#core/usage/login-count.ts';
import type { LoginStore } from './login-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { WantedStore } from './wanted-store.ts';

/** Cleaned URL and the news to show after a login callback. */
interface Arrived {
  readonly rest: string;
  readonly news: 'signed-in' | 'signed-out' | 'other-member' | undefined;
}

/** Passed in as a part, since onboarding itself asks guests to log in. */
interface Onboarding {
  open(need: OnboardingNeed, options: { readonly isAsked: boolean; readonly internalCampaign: string }): void;
}

/** Takes in what URLs say about logging in, which proves nothing by itself (S-33). */
export class LoginCallbackStore {
  /** Intent of the last login, still to be resumed. */
  intent: LoginIntent = {};
  outcome: LoginResult | undefined;
  readonly #login: LoginStore;
  readonly #session: SessionStore;
  readonly #tabs: Tabs;
  readonly markers: LoginMarkers;
  readonly #onboarding: Onboarding;
  readonly #wanted: WantedStore;
  readonly #events: Events;

  constructor(login: LoginStore, session: SessionStore, tabs: Tabs, markers: LoginMarkers, onboarding: Onboarding, wanted: WantedStore, events: Events) {
    this.#login = login;
    this.#session = session;
    this.#tabs = tabs;
    this.markers = markers;
    this.#onboarding = onboarding;
    this.#wanted = wanted;
    this.#events = events;
    makeAutoObservable(this, { intent: observableRef, outcome: observableRef });
  }

  /** Takes in one URL. Undefined when it says nothing about login. */
  arrive(url: string): Arrived | undefined {
    const callback = loginCallbackFromUrl(url);
    if (!callback) return undefined;
    const { isSignedIn } = this.#session;
    const { rest, opens, isBack, isOut, isOther, failed } = callback;
    if (isBack || failed) this.#settle(callback, isSignedIn);
    if (opens !== undefined && !isSignedIn) this.#openFor(opens);
    if (isOut && !isSignedIn) return { rest, news: 'signed-out' };
    if (isOther && isSignedIn) return { rest, news: 'other-member' };
    return { rest, news: isBack && isSignedIn ? 'signed-in' : undefined };
  }

  /** Ends a login that succeeded, failed, or lacked the cookies to last. */
  #settle({ isBack, failed, intent }: LoginCallback, isSignedIn: boolean): void {
    this.outcome = loginOutcomeOf(this.markers.initiated(), isSignedIn);
    this.markers.settle();
    if (this.outcome) this.#events.count(outcomeCount(this.outcome));
    if (failed) this.#login.meet({ kind: 'provider', provider: failed });
    else if (!isSignedIn && this.outcome) this.#login.meet({ kind: 'cookies' });
    if (!isBack || !isSignedIn) return;
    this.intent = intent;
    this.#tabs.tell('signed-in');
    this.#goOn(intent);
  }

  /** Resumes the intent: onboarding, or a post, which leads there itself. */
  #goOn({ openOnboarding, campaign = '', openCreatePost }: LoginIntent): void {
    const isToWrite = openCreatePost === 'true' && campaign !== '';
    if (isToWrite && !this.#wanted.waits) this.#wanted.keep({ kind: 'write', campaign });
    if (openOnboarding && !isToWrite) this.#onboarding.open(openOnboarding, { isAsked: false, internalCampaign: campaign });
  }

  #openFor(campaign: string): void {
    const isAfterSignOut = campaign === 'signout';
    this.#login.open(isAfterSignOut ? {} : { internalCampaign: campaign, context: contextNamed(campaign) }, isAfterSignOut);
  }
}
