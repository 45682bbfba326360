import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { OnboardingPrefill, OnboardingProgress, Onboardings, VerificationMethod } from '#core/onboarding/onboardings.ts';
import { after } from '#core/onboarding/after.ts';
import type { OnboardingEvent } from '#core/onboarding/onboarding-event.ts';
import { isEditing, notBegun, type Onboarding } from '#core/onboarding/onboarding.ts';
import { openingFor } from '#core/onboarding/opening.ts';
import { campaignAfter } from '#core/onboarding/campaign-after.ts';
import { screenAt, stepAt, type OnboardingScreen, type OnboardingStep } from '#core/onboarding/sequence.ts';
import { verificationShownMs } from '#core/onboarding/timings.ts';
import { isAddressDue } from '#core/careers/career.ts';
import { isVerified } from '#core/careers/verification.ts';
import { wantedIn } from '#core/wanted/kept-wanted.ts';
import type { WantedStore } from '../login/wanted-store.ts';
import type { OnboardingDraftStore } from './onboarding-draft-store.ts';
import type { OnboardingStore, OnboardingOptions } from './onboarding-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** State machine of onboarding and what follows each step. */
export class OnboardingFlowStore {
  state: Onboarding = notBegun;
  known: OnboardingPrefill | undefined;
  /** True where another tab set the position. */
  hasFollowed = false;
  readonly prefill: Request<OnboardingPrefill>;
  readonly finishing: Request<OnboardingProgress, [step: OnboardingStep, isSkipped: boolean]>;
  readonly #onboarding: OnboardingStore;
  readonly #session: SessionStore;
  readonly #draft: OnboardingDraftStore;
  readonly #wanted: WantedStore;
  readonly #clock: Clock;

  constructor(onboarding: OnboardingStore, session: SessionStore, onboardings: Onboardings, draft: OnboardingDraftStore, wanted: WantedStore, clock: Clock) {
    this.prefill = new Request(() => onboardings.prefill());
    this.finishing = new Request((step, isSkipped) => onboardings.completeStep(step, isSkipped));
    this.#onboarding = onboarding;
    this.#session = session;
    this.#draft = draft;
    this.#wanted = wanted;
    this.#clock = clock;
    makeAutoObservable(this, { state: observableRef, known: observableRef, prefill: false, finishing: false });
  }

  get screen(): OnboardingScreen {
    return screenAt(this.state);
  }

  /** Offers a method until the instance says otherwise. */
  verifiesBy(method: VerificationMethod): boolean {
    return this.known?.verificationMethods.includes(method) ?? true;
  }

  /** Asks if this instance verifies careers at all. */
  get canVerify(): boolean {
    return this.verifiesBy('mail') || this.verifiesBy('portal');
  }

  /** Resumes where it was left. Answers whether anything remains to do. */
  async begin(options: OnboardingOptions): Promise<boolean> {
    this.#draft.takeUp();
    const value = await this.refresh();
    if (!value || this.#onboarding.options !== options) return true;
    const isRenewed = options.need === 'verify' && value.career !== null && isAddressDue(value.career.verification, this.#clock.now());
    this.happen({ kind: 'known', facts: { ...factsIn(value), ...(isRenewed && { verification: '' }) } });
    const { need, isAsked, internalCampaign, openCreatePost } = options;
    const { flow } = this.#draft.draft;
    const isFullyOnboarded = this.state.isFullyOnboarded && !flow;
    const opening = need === 'r' || need === 'w' ? openingFor({ need, member: value, isFullyOnboarded }) : 'modal';
    if (opening === 'nudge' && !isAsked) this.#onboarding.close(flow ? 'action' : 'offer');
    else {
      const isInitial = flow?.isInitial ?? !value.isWriter;
      const intent = internalCampaign || !flow ? { internalCampaign, openCreatePost } : flow;
      this.happen({ kind: 'open', need, isInitial, internalCampaign: intent.internalCampaign, openCreatePost: intent.openCreatePost, from: flow?.place });
      if (!this.state.isOnboardingOpen && !this.state.showUnemployedCantVerifyBS) this.#onboarding.close();
    }
    return opening !== 'already';
  }

  async refresh(): Promise<OnboardingPrefill | undefined> {
    const outcome = await this.prefill.send();
    if (outcome.status === 'SUCCESS') runInAction(() => (this.known = outcome.value));
    return outcome.status === 'SUCCESS' ? outcome.value : undefined;
  }

  happen(event: OnboardingEvent): void {
    const before = this.state;
    this.state = after(before, event);
    if (this.state.isOnboardingOpen) this.#remember(true);
    else if (before.isOnboardingOpen) this.#left();
    if (this.state.markVerifiedSuccessfully && !before.markVerifiedSuccessfully) {
      this.#clock.after(verificationShownMs, () => this.happen({ kind: 'verifyAnimationEnded' }));
    }
    if (event.kind === 'verifyAnimationEnded') this.#goOnToPost();
  }

  /** Tells the server of a finished step and answers whether it heard. */
  async finish(step: OnboardingStep, isSkipped = false): Promise<boolean> {
    const outcome = await this.finishing.send(step, isSkipped);
    if (outcome.status !== 'SUCCESS') return false;
    const { isReader, isWriter } = outcome.value;
    const { member } = this.#session;
    if (member && (member.isReader !== isReader || member.isWriter !== isWriter)) await this.#session.load();
    return true;
  }

  /** Skips communities openly in the short sequence, as only readers may write (D-02, S-50). */
  async mayRead(): Promise<boolean> {
    return this.#session.member?.isReader === true || this.finish('Communities', true);
  }

  /** Skips the rest of the step openly. */
  async skip(step: OnboardingStep): Promise<void> {
    if (!(await this.finish(step, true)) || stepAt(this.state) !== step) return;
    this.happen(step === 'Communities' ? { kind: 'communitiesSaved' } : { kind: 'skip' });
  }

  /** Goes on after a name was chosen: at once to what a name was needed for. */
  goOnNamed(): void {
    this.happen({ kind: 'personaSaved' });
    if (this.#onboarding.options?.need === 'w') this.happen({ kind: 'finish' });
  }

  /** Tells the server of the end, and of a career that was not asked for (S-50). */
  async end(): Promise<void> {
    const { skips, hasFilledCareerStatus } = this.state;
    if (skips.includes('CareerStatus') && !hasFilledCareerStatus) await this.finish('CareerStatus', true);
    await this.finish('OnboardingCompleted');
  }

  /** True for members who can neither ask nor comment yet. */
  get isNameless(): boolean {
    return !this.state.isWriter && !isVerified(this.state.verification);
  }

  /** Postpones the step and goes on, or closes where only the career is changed. */
  async later(): Promise<void> {
    const step = stepAt(this.state);
    if (step === 'CareerStatus' && isEditing(this.state)) this.close();
    else if (step === 'AnonymousProfile') this.happen({ kind: 'skip' });
    else await this.skip(step);
  }

  close(): void {
    this.happen({ kind: 'close' });
    if (!this.state.isOnboardingOpen && this.#onboarding.options) this.#onboarding.close();
  }

  closeSheet(): void {
    this.happen({ kind: 'unemployedSheetClosed' });
    this.#onboarding.close();
  }

  /** Follows another tab's progress. The answer stops that. */
  follow(): () => void {
    return this.#draft.hear(() => {
      const { flow } = this.#draft.draft;
      if (!this.state.isOnboardingOpen) return;
      runInAction(() => {
        this.hasFollowed = true;
        if (flow) this.state = { ...this.state, ...(flow.place.sequence === this.state.sequence && flow.place) };
        else this.#onboarding.close();
        if (!flow) this.state = { ...notBegun, lastStepCompleted: true };
      });
      if (flow) void this.refresh();
      else void this.#session.load();
    });
  }

  #remember(isOpen: boolean): void {
    const { sequence, stepIndex, nestedStepIndex } = this.state.savedState ?? this.state;
    const { isInitialOnBoarding, internalCampaign, openCreatePost } = this.state;
    const need = this.#onboarding.options?.need ?? this.#draft.draft.flow?.need ?? 'r';
    const place = { sequence, stepIndex, nestedStepIndex };
    this.#draft.change({ flow: { need, isOpen, isInitial: isInitialOnBoarding, internalCampaign, openCreatePost, place } });
  }

  /** Reports onboarding as finished or abandoned. */
  #left(): void {
    const { lastStepCompleted, actionModalTitle, isFollowUpDue, verification, careerType } = this.state;
    if (lastStepCompleted) this.#draft.drop();
    else this.#remember(false);
    const mayVerify = this.canVerify && careerType !== 'unemployed' && !isVerified(verification);
    this.#onboarding.close(actionModalTitle ? 'action' : isFollowUpDue && mayVerify ? 'followUp' : undefined);
  }

  /** Closes for the waiting post and tells its campaign of the detour. */
  #goOnToPost(): void {
    const campaign = campaignAfter(this.state);
    const { pageOf: userId = '' } = this.#session;
    if (campaign === undefined) return;
    const wanted = wantedIn(this.#wanted.kept, { userId, now: this.#clock.now() });
    this.#wanted.keep({ ...(wanted?.kind === 'write' ? wanted : { kind: 'write' }), campaign }, userId);
    this.happen({ kind: 'finish' });
  }
}

const factsIn = ({ isReader, isWriter, hasPersona, hasFilledCareerStatus, career, verificationMethods }: OnboardingPrefill) => ({
  isReader,
  isWriter,
  hasPersona,
  hasFilledCareerStatus,
  careerType: career?.status.type,
  verification: career?.verification.verified ?? '',
  canVerify: verificationMethods.length > 0,
});
