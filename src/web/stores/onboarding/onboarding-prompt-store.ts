import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { closedBy, interrupted, mayInterrupt } from '#core/nudges/nudge-budget.ts';
import type { Nudges } from '#core/nudges/nudges.ts';
import type { ActionTitle } from '#core/onboarding/onboarding.ts';
import { onboardingNudge, waitFor, type OnboardingPrompt } from '#core/onboarding/timings.ts';
import type { OnboardingDrafts } from './onboarding-drafts.ts';
import type { OnboardingStore } from './onboarding-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Corner card that prompts for onboarding, within the interruption budget (D-19). */
export class OnboardingPromptStore {
  shown: OnboardingPrompt | undefined;
  readonly #onboarding: OnboardingStore;
  readonly #nudges: Nudges;
  readonly #drafts: OnboardingDrafts;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  #cancel: () => void = () => undefined;
  #hasLooked = false;

  constructor(onboarding: OnboardingStore, nudges: Nudges, drafts: OnboardingDrafts, session: SessionStore, clock: Clock) {
    this.#onboarding = onboarding;
    this.#nudges = nudges;
    this.#drafts = drafts;
    this.#session = session;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Reopens onboarding once per visit after a reload in the middle, else shows the card in time. */
  wait(): () => void {
    this.#cancel();
    const { prompt, options } = this.#onboarding;
    if (!options && !prompt && !this.#hasLooked && this.#goOn()) return this.#cancel;
    this.#hasLooked = true;
    const why = prompt ?? this.#reason;
    if (why && !options) this.#cancel = this.#clock.after(waitFor[why], () => this.show(why));
    return this.#cancel;
  }

  show(why: OnboardingPrompt): void {
    const now = this.#clock.now();
    const memory = this.#nudges.memory();
    if (this.shown || this.#onboarding.options) return;
    if (this.#answers(why) ? memory.closed.includes(onboardingNudge.name) : !mayInterrupt(onboardingNudge, memory, now)) return;
    this.#nudges.remember(interrupted(memory, now));
    this.shown = why;
  }

  /** True for a member who just left in the middle, as a reply is no interruption. */
  #answers(why: OnboardingPrompt): boolean {
    return why === 'action' && this.#onboarding.prompt === why;
  }

  accept(): void {
    const need = this.shown === 'followUp' ? 'verify' : (this.#left?.need ?? 'r');
    this.hide();
    this.#onboarding.open(need);
  }

  close(): void {
    this.hide();
    this.#nudges.remember(closedBy(this.#nudges.memory(), onboardingNudge.name));
  }

  hide(): void {
    this.shown = undefined;
    this.#onboarding.close();
  }

  get hasPost(): boolean {
    return this.#left?.openCreatePost === true;
  }

  /** A writer can already talk and has merely not finished. */
  get title(): ActionTitle | 'middle' {
    if (this.#session.member?.isWriter) return 'middle';
    return this.hasPost ? 'almostReady' : 'default';
  }

  get #reason(): OnboardingPrompt | undefined {
    const { member } = this.#session;
    if (!member) return undefined;
    if (member.isReader && member.isWriter) return this.#left?.isOpen ? 'action' : undefined;
    return this.#left ? 'action' : 'offer';
  }

  #goOn(): boolean {
    const left = this.#left;
    if (!left?.isOpen || !this.#drafts.resumes()) return false;
    this.#onboarding.open(left.need);
    return true;
  }

  get #left() {
    const { member } = this.#session;
    return member && this.#drafts.of(member.userId).flow;
  }
}
