import { makeAutoObservable, observableRef } from 'mobx';
import type { LoginTraces } from '#core/login/login-traces.ts';
import type { Tabs } from '#core/device/tabs.ts';
import { loginArrivalIn, type LoginArrival } from '#core/login/arrival.ts';
import { contextNamed } from '#core/login/login-context.ts';
import { outcomeOf, type LoginOutcome } from '#core/login/login-outcome.ts';
import type { LoginErrand } from '#core/login/return-address.ts';
import type { PendingPosts } from '#core/onboarding/pending-posts.ts';
import { postWaiting } from '#core/onboarding/post-errand.ts';
import type { LoginStore } from '../login/login-store.ts';
import type { OnboardingStore } from './onboarding-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** What an address that spoke of logging in reads without that, and what is to be said about it. */
interface Arrived {
  readonly rest: string;
  readonly news: 'signed-in' | 'signed-out' | undefined;
}

/** Takes in what addresses say about logging in. An address alone proves none of it (S-33). */
export class ArrivalStore {
  /** What the last login was for, to be gone on with. */
  errand: LoginErrand = {};
  outcome: LoginOutcome | undefined;
  readonly #login: LoginStore;
  readonly #session: SessionStore;
  readonly #tabs: Tabs;
  readonly #traces: LoginTraces;
  readonly #onboarding: OnboardingStore;
  readonly #posts: PendingPosts;

  constructor(login: LoginStore, session: SessionStore, tabs: Tabs, traces: LoginTraces, onboarding: OnboardingStore, posts: PendingPosts) {
    this.#login = login;
    this.#session = session;
    this.#tabs = tabs;
    this.#traces = traces;
    this.#onboarding = onboarding;
    this.#posts = posts;
    makeAutoObservable(this, { errand: observableRef, outcome: observableRef });
  }

  /** Takes in one address. Nothing when it says nothing. */
  arrive(address: string): Arrived | undefined {
    const arrival = loginArrivalIn(address);
    if (!arrival) return undefined;
    const { isSignedIn } = this.#session;
    const { rest, opens, isBack, isOut, failed } = arrival;
    if (isBack || failed) this.#settle(arrival, isSignedIn);
    if (opens !== undefined && !isSignedIn) this.#openFor(opens);
    if (isOut && !isSignedIn) return { rest, news: 'signed-out' };
    return { rest, news: isBack && isSignedIn ? 'signed-in' : undefined };
  }

  /** A login is over: well, badly, or without the cookies that would have kept it. */
  #settle({ isBack, failed, errand }: LoginArrival, isSignedIn: boolean): void {
    this.outcome = outcomeOf(this.#traces.initiated(), isSignedIn);
    this.#traces.settle();
    if (failed) this.#login.meet({ kind: 'provider', provider: failed });
    else if (!isSignedIn && this.outcome) this.#login.meet({ kind: 'cookies' });
    if (!isBack || !isSignedIn) return;
    this.errand = errand;
    this.#tabs.tell('signed-in');
    this.#goOn(errand);
  }

  /** Goes on with what the login was for: joining first, where somebody has to, then the post that waits for its author. */
  #goOn({ openOnboarding, campaign = '', openCreatePost }: LoginErrand): void {
    const waits = openCreatePost === 'true' && campaign !== '';
    if (waits) this.#posts.keep({ campaign });
    if (openOnboarding) this.#onboarding.open(openOnboarding, { isAsked: false, internalCampaign: campaign, openCreatePost: waits });
    const post = openOnboarding ? undefined : postWaiting(this.#session.member?.isWriter === true, this.#posts.waiting());
    if (post) this.#onboarding.composer?.(post);
  }

  #openFor(campaign: string): void {
    const isAfterSignOut = campaign === 'signout';
    this.#login.open(isAfterSignOut ? {} : { internalCampaign: campaign, context: contextNamed(campaign) }, isAfterSignOut);
  }
}
